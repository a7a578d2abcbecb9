import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, fullChromium, headlessShell } from '../../script/browser.ts';

/** What the headless shell cannot do: autofill and notifications. */
const fullBrowser = /\/(?:autofill|push-[\w-]+)\.spec\.ts$/;

/** Visitor journeys in a browser, against the built site and its server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // More than there are cores, because journeys also wait. Five on two cores take as long as three.
  workers: '150%',
  reporter: 'list',
  // `npm test` lists tests that pass only on retry as flaky.
  retries: 1,
  // Generous: a slow machine must not fail a test.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    // An element that is missing should not take the time of the whole test.
    actionTimeout: 60_000,
    browserName: 'chromium',
    // CI keeps the traces; recording every test would slow down all of them.
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {
      name: 'headless shell',
      testIgnore: fullBrowser,
      use: {
        launchOptions: { executablePath: await findChromium(headlessShell), args: chromiumArgs },
      },
    },
    {
      name: 'Chromium',
      testMatch: fullBrowser,
      use: {
        launchOptions: { executablePath: await findChromium(fullChromium), args: chromiumArgs },
      },
    },
  ],
});
