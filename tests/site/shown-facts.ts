import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../script/browser.ts';

/** What a page of the documentation says, read from its elements. */
export interface ShownFacts {
  ids: string[];
  /** Each section's title and description. */
  sections: Record<string, { title: string; lead: string }>;
  /** Each field's words by its id: name, type, "required", limits, and what it is. */
  fields: Record<string, { words: string[]; about: string }>;
  /** Each answer of a section: status, name and texts. */
  answers: Record<string, { status: string; words: string; href: string }[]>;
  text: string;
}

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
}

/** @param html a built page; nothing that it asks for is loaded */
export async function shownFacts(browser: Browser, html: string): Promise<ShownFacts> {
  const page = await browser.newPage();
  try {
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.abort(),
    );
    await page.goto('http://docs.test/');
    return (await page.evaluate(`(${read})()`)) as ShownFacts;
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
const read = `function () {
  const words = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const sections = all('section[aria-labelledby]');
  const of = (section) => section.getAttribute('aria-labelledby');
  return {
    ids: all('[id]').map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [of(section), {
      title: words(section.querySelector('h2')),
      lead: all('p', section.querySelector('p')?.parentElement ?? section).map(words).join(' '),
    }])),
    fields: Object.fromEntries(all('dt[id]').map((name) => [name.id, {
      words: [...name.children].map(words),
      about: words(name.nextElementSibling),
    }])),
    answers: Object.fromEntries(sections.map((section) => [of(section), all('li', section).map((item) => ({
      status: words(item.firstElementChild),
      words: words(item.lastElementChild),
      href: item.querySelector('a')?.getAttribute('href') ?? '',
    }))])),
    text: words(document.body),
  };
}`;
