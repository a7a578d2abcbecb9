import { expect, type Page } from './fixtures.ts';

/** Expects all rendered headings in the body's text, without scrolling. */
export async function expectHeadings(page: Page): Promise<void> {
  const { rendered, missing } = (await page.evaluate(`(() => {
    const words = (text) => text.replace(/\\s+/g, '').toLowerCase();
    const body = words(document.body.innerText);
    const rendered = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent);
    return { rendered, missing: rendered.filter((text) => !body.includes(words(text))) };
  })()`)) as { rendered: string[]; missing: string[] };
  expect(rendered.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
}

/** WebKitGTK 2.50 clips content to its box where `clip-path` has a negative inset. */
export async function expectUnclipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(`[...document.querySelectorAll('*')]
    .map((element) => [element.className, getComputedStyle(element).clipPath])
    .filter(([, path]) => /inset\\(.*-\\d/.test(path))`);
  expect(clipped).toEqual([]);
}
