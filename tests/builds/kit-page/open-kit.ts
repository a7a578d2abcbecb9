import type { BrowserContextOptions, Page } from '@playwright/test';
import { launchChromium } from '../../../script/browser.ts';
import { serveKitPage } from './kit-page.ts';

export interface Kit {
  /** Opens the kit's page in a new browser context. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Excludes matching problems from those of `closePages`. */
  ignore(pattern: RegExp): void;
  /** @returns console messages, uncaught errors and requests to other origins */
  closePages(): Promise<string[]>;
  close(): Promise<void>;
}

/** Serves the kit's page and launches a browser for it. */
export async function openKit(): Promise<Kit> {
  const server = await serveKitPage();
  const browser = await launchChromium();
  let problems: string[] = [];
  let ignored: RegExp[] = [];
  return {
    async newPage(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      const page = await context.newPage();
      page.on('console', (message) => problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(new URL(server.url).origin)) problems.push(request.url());
      });
      await page.goto(server.url);
      return page;
    },
    ignore(pattern) {
      ignored.push(pattern);
    },
    async closePages() {
      for (const context of browser.contexts()) await context.close();
      const reported = problems.filter((text) => !ignored.some((pattern) => pattern.test(text)));
      problems = [];
      ignored = [];
      return reported;
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
