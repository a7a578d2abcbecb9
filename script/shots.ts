// `npm run shots`: screenshots of every built page. `npm run shots -- / --width 360 --theme dark` takes fewer.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { fullChromium, launchChromium } from './browser.ts';
import { buildSite } from './build-site.ts';
import { builtPages } from './built-pages.ts';
import { root } from './run.ts';
import { startServer } from './start-server.ts';

const allWidths = ['360', '768', '1280', '1920'];
const allThemes = ['light', 'dark'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: allWidths },
    theme: { type: 'string', multiple: true, default: [...allThemes] },
    // Include the pages whose text the API fills in, shown unfilled.
    templates: { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
  },
});
const widths = values.width.map(Number).filter((width) => width > 0);
const themes = allThemes.filter((theme) => values.theme.includes(theme));

await buildSite({ environment: process.env, force: false, log: console.error });
const built = await builtPages(join(root, 'site', 'dist'), values.templates);
const unknown = positionals.filter((named) => !built.some(({ path }) => path === named));
if (unknown.length > 0) {
  console.error(`There is no page ${unknown.join(', ')}. Name pages as /pricing, without a query.`);
  process.exit(2);
}
const pages = built.filter(({ path }) => positionals.length === 0 || positionals.includes(path));
const out = resolve(root, values.out);
await mkdir(out, { recursive: true });

const server = await startServer();
const browser = await launchChromium(fullChromium);
let taken = 0;
try {
  for (const theme of themes) {
    for (const width of widths) {
      taken += await takeAll(browser, theme, width);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${taken} screenshots in ${values.out}/`);
if (taken === 0) process.exitCode = 1;

async function takeAll(
  browser: Browser,
  colorScheme: 'light' | 'dark',
  width: number,
): Promise<number> {
  const height = width < 768 ? 780 : 1000;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const { path, name, html } of pages) {
    if (html) {
      await page.route(server.url + path, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
    }
    await page.goto(server.url + path, { waitUntil: 'load' });
    await scrollThrough(page, height);
    await page.screenshot({
      path: join(out, `${name}-${width}-${colorScheme}.png`),
      fullPage: true,
    });
  }
  await context.close();
  return pages.length;
}

/** Triggers lazy loading. */
async function scrollThrough(page: Page, viewportHeight: number): Promise<void> {
  const pageHeight = Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let y = 0; y < pageHeight; y += viewportHeight / 2) {
    await page.evaluate(`scrollTo(0, ${y})`);
    await page.waitForTimeout(60);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
}
