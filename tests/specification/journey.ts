import {
  type BrowserContextOptions,
  expect as defaultExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Calls, MadeCall } from './calls.ts';
import type { SpecifiedCall } from './recording-server.ts';
import type { Site } from './site.ts';

/** Generous: a slow machine must not fail a check. */
export const expect = defaultExpect.configure({ timeout: 10_000 });

/** What a journey works with: one of the two set-ups, and a page of its own in a fresh profile. */
export interface Visit extends Calls {
  site: Site;
  page: Page;
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /**
   * Checks a statement about one or more requirements, and goes on if it does not hold.
   * @param codes such as `R4 R5`
   */
  holds(codes: string, what: string, check: () => unknown): Promise<void>;
  /** The same for what the letter asks and decision 7 declines: it may fail if the decision cites the codes. */
  literally(codes: string, what: string, check: () => unknown): Promise<void>;
}

export interface Journey {
  title: string;
  run: (visit: Visit) => Promise<void>;
  /** The options of the browser's profile. */
  profile?: BrowserContextOptions;
  /** Shows notifications, which the headless shell cannot. */
  fullBrowser?: true;
}

export function journey(
  title: string,
  run: Journey['run'],
  options: Omit<Journey, 'title' | 'run'> = {},
): Journey {
  return { title, run, ...options };
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

/** The only call of a kind that was made; waits for it. */
export async function theCall({ made }: Visit, call: SpecifiedCall): Promise<MadeCall> {
  await expect.poll(() => made(call).length, `requests of ${call}`).toBe(1);
  const [only] = made(call);
  if (!only) throw new Error(`There is no request of ${call}.`);
  return only;
}

/**
 * Expects a call to be the specification's, and nothing more.
 * @param headers that the page chose besides the type of its body, such as `authorization`
 */
export function expectOnly(call: MadeCall, expected: { method: string; headers?: string[] }): void {
  expect(call.method).toBe(expected.method);
  // On our own origin, keys and tokens may come with a call; on others, nothing may.
  if (call.chosenHeaders === null) return;
  const allowed = ['content-type', ...(expected.headers ?? [])];
  expect(Object.keys(call.chosenHeaders).filter((name) => !allowed.includes(name))).toEqual([]);
}

/** The address that a link leads to, however it is written. */
export const addressOf = (link: Locator): Promise<string> =>
  link.evaluate((element) => ('href' in element ? String(element.href) : ''));

export const expectAddress = (link: Locator, address: string): Promise<void> =>
  expect(link).toHaveJSProperty('href', address);
