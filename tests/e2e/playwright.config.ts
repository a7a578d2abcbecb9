import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../script/browser.ts';

/** Journeys of a visitor in a real browser, against the built site and its server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Forms wait for their age, so a third keeps two cores busy.
  workers: 3,
  reporter: 'list',
  // A test that passed only when it was tried again is named as flaky in the summary of `npm test`.
  retries: 1,
  // A busy machine must not turn a right answer into a red one.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
  },
});
