import type { Browser } from '@playwright/test';
import { fullChromium, headlessShell, launchChromium } from '../../../script/browser.ts';
import type { Area } from '../areas/all.ts';
import { watchCalls } from '../calls.ts';
import type { Journey } from '../journey.ts';
import type { Site } from '../site.ts';
import type { Assertion } from './verdicts.ts';

/** Runs the journeys of all areas. One that finds a fault is run once more, and the second run counts. */
export async function runAreas(site: Site, areas: readonly Area[]): Promise<Assertion[]> {
  const browsers = {
    shell: await launchChromium(headlessShell),
    full: await launchChromium(fullChromium),
  };
  const all: Assertion[] = [];
  try {
    for (const { name, journeys } of areas) {
      for (const each of journeys) {
        const browser = each.fullBrowser ? browsers.full : browsers.shell;
        let found = await runJourney(site, browser, each);
        if (found.some(isFault)) found = await runJourney(site, browser, each);
        for (const { codes, what, failure } of found.filter(isFault)) {
          console.error(
            `${site.name}, ${name}, ${each.title}: ${codes.join(' ')} ${what}: ${failure}`,
          );
        }
        all.push(...found.map((one) => ({ ...one, what: `${each.title}, ${one.what}` })));
      }
    }
  } finally {
    await browsers.shell.close();
    await browsers.full.close();
  }
  return all;
}

/** Not what the letter asks alone, which would fail again. */
function isFault({ failure, isLiteral }: Assertion): boolean {
  return failure !== null && !isLiteral;
}

interface Note {
  codes: string;
  what: string;
  check: () => unknown;
  isLiteral: boolean;
}

async function runJourney(site: Site, browser: Browser, each: Journey): Promise<Assertion[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    baseURL: site.url,
    ...each.profile,
  });
  context.setDefaultTimeout(20_000);
  const found: Assertion[] = [];
  const note = async ({ codes, what, check, isLiteral }: Note) => {
    const failure = await failureOf(check);
    found.push({ codes: codes.split(' '), what, isLiteral, failure });
  };
  const page = await context.newPage();
  const calls = await watchCalls(site, page);
  try {
    await each.run({
      site,
      page,
      ...calls,
      async open(path) {
        await page.goto(path);
      },
      holds: (codes, what, check) => note({ codes, what, check, isLiteral: false }),
      literally: (codes, what, check) => note({ codes, what, check, isLiteral: true }),
    });
  } catch (error) {
    found.push({ codes: [], what: 'broke off', isLiteral: false, failure: firstLines(error) });
  } finally {
    await context.close();
  }
  return found;
}

async function failureOf(check: () => unknown): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    return firstLines(error);
  }
}

/** The message on one line, without colors. */
function firstLines(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const plain = message.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g'), '');
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' ')
    .slice(0, 400);
}
