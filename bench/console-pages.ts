import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium, headlessShell } from '../script/browser.ts';
import { addressOf } from './fill-store.ts';

type Timed = (name: string, work: () => Promise<unknown>) => Promise<void>;

/** What an operator waits for in a browser: the first row, a search, and the rows after a scroll to the end. */
export async function measurePages(address: string, rounds: number, timed: Timed): Promise<void> {
  const executablePath = await findChromium(headlessShell);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.locator('h1').waitFor();
  for (const place of ['inbox', 'people']) {
    const rows = page.locator('main :is([role="rowgroup"], li) a');
    for (let n = 0; n < rounds; n += 1)
      await timed(`page ${place}: first row`, async () => {
        await page.goto(new URL(`/${place}`, address).href);
        await rows.first().waitFor();
      });
    for (let n = 0; n < rounds; n += 1)
      await timed(`page ${place}: rows after a scroll to the end`, () => scrollToEnd(page));
    for (let n = 0; n < rounds; n += 1)
      await timed(`page ${place}: search`, async () => {
        await page.getByRole('searchbox').fill(addressOf(n));
        await rows.getByText(addressOf(n), { exact: true }).waitFor();
      });
  }
  await browser.close();
}

/** Until there are more rows below. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const pane = document.querySelector('main :is([role="table"], section ul)').parentElement;
    const before = pane.scrollHeight;
    pane.scrollTop = before;
    while (pane.scrollHeight === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  })()`);
}
