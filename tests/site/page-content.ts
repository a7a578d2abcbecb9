import { launchChromium } from '../../script/browser.ts';

/** The content of a documentation page, by section. */
export interface PageContent {
  /** Titles and descriptions. */
  sections: Record<string, { title: string; lead: string }>;
  /** Name, type, "required", limits, and description of each field, by its id. */
  fields: Record<string, { facts: string[]; about: string }>;
  responses: Record<string, { status: string; text: string; href: string }[]>;
  /** Code, cause and fix of each error in a group of the catalog, by the id of the group's title. */
  errors: Record<string, string[][]>;
  text: string;
}

/** Reads built pages in a browser, whose scripts and other resources are not loaded. */
export interface PageReader {
  read(html: string): Promise<PageContent>;
  close(): Promise<void>;
}

export async function openReader(): Promise<PageReader> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  let body = '';
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.abort(),
  );
  return {
    async read(html) {
      body = html;
      await page.goto('http://docs.test/');
      return (await page.evaluate(`(${readInPage})()`)) as PageContent;
    },
    close: () => browser.close(),
  };
}

const readInPage = `function () {
  const textOf = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const sections = all('section[aria-labelledby]');
  const idOf = (section) => section.getAttribute('aria-labelledby');
  return {
    sections: Object.fromEntries(sections.map((section) => [idOf(section), {
      title: textOf(section.querySelector('h2')),
      lead: all('p', section.querySelector('p')?.parentElement ?? section).map(textOf).join(' '),
    }])),
    fields: Object.fromEntries(all('dt[id]').map((name) => [name.id, {
      facts: [...name.children].map(textOf),
      about: textOf(name.nextElementSibling),
    }])),
    responses: Object.fromEntries(sections.map((section) => [idOf(section), all('li', section).map((item) => ({
      status: textOf(item.firstElementChild),
      text: textOf(item.lastElementChild),
      href: item.querySelector('a')?.getAttribute('href') ?? '',
    }))])),
    errors: Object.fromEntries(sections.map((section) => [idOf(section),
      all('dl > div', section).map((group) => [...group.children].map(textOf)),
    ])),
    text: textOf(document.body),
  };
}`;
