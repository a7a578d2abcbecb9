import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../script/browser.ts';
import { serveKitPage } from './kit-page.ts';

export interface Kit {
  /** Opens the kit's page in a browser context of its own. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Leaves out of what `leave` reports what fits the pattern. */
  forgive(pattern: RegExp): void;
  /** Closes what was opened. @returns what the console complained of, and requests to other origins */
  leave(): Promise<string[]>;
  close(): Promise<void>;
}

/** The kit's page, served, and a browser to visit it with. */
export async function openKit(): Promise<Kit> {
  const server = await serveKitPage();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  });
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];
  return {
    async visit(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      const page = await context.newPage();
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(new URL(server.url).origin)) complaints.push(request.url());
      });
      await page.goto(server.url);
      return page;
    },
    forgive(pattern) {
      forgiven.push(pattern);
    },
    async leave() {
      for (const context of browser.contexts()) await context.close();
      const left = complaints.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
      complaints = [];
      forgiven = [];
      return left;
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
