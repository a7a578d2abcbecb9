import { extname } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, findChromium, headlessShell } from '../../script/browser.ts';
import { brotliSize, exists, pages, read } from './built-site.ts';
import { firstFlight, isLongText } from './first-flight.ts';

const sizes = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findChromium(headlessShell),
    args: chromiumArgs,
  });
});
afterAll(() => browser.close());

/** Landing pages; the unknown page is the home page below a note. */
const longer = pages().filter(
  ({ path, html }) =>
    !isLongText(path) && path !== '/_answers/unknown.html' && brotliSize(html) > firstFlight,
);

describe.each(longer)('$path', ({ path, html }) => {
  it.concurrent.each(sizes)(
    'paints its first screen of $width × $height px from the first flight',
    async (size) => {
      const arrived = inFirstFlight(html);
      expect(html.startsWith(arrived)).toBe(true);
      const [part, whole] = await Promise.all([
        screenOf(path, arrived, size),
        screenOf(path, html, size),
      ]);
      expect(part.equals(whole)).toBe(true);
    },
  );
});

it('detects an incomplete first screen', async () => {
  const path = '/index.html';
  const html = read(path).toString();
  const head = html.slice(0, html.indexOf('<h1'));
  const [size] = sizes;
  expect((await screenOf(path, head, size)).equals(await screenOf(path, html, size))).toBe(false);
});

/** The part of the page that its first flight decompresses to. */
function inFirstFlight(html: string): string {
  const start = brotliCompressSync(html).subarray(0, firstFlight);
  return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** A screenshot of the first screen without script, as PNG. */
async function screenOf(
  path: string,
  html: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === path) return route.fulfill({ body: html, contentType: 'text/html' });
    if (!exists(pathname)) return route.fulfill({ status: 404 });
    const contentType = types[extname(pathname)];
    return route.fulfill({ body: read(pathname), ...(contentType ? { contentType } : {}) });
  });
  await page.goto(`https://site.test${path}`, { waitUntil: 'networkidle' });
  const screen = await page.screenshot();
  await context.close();
  return screen;
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
