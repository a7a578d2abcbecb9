import { chromium } from '@playwright/test';
import { debianInstaller, isProgram, onPath } from './programs.ts';
import { runQuietly, tool } from './run.ts';

/** Flags that tests and screenshots start Chromium with: quiet, without a display, also as root. */
export const chromiumArgs = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What `findChromium` needs from the machine; tests replace it. */
export interface Machine {
  /** CHROMIUM_PATH, `''` when it is not set. */
  named: string;
  isProgram(path: string): boolean;
  /** Where a command of this name is, or null. */
  onPath(command: string): string | null;
  /** Where Playwright keeps its own browser, there or not. */
  playwrightPath(): string;
  /** Null when this machine does not let us. */
  debianInstaller(): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  say(sentence: string): void;
}

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or one that it installs (Debian's package if permitted,
 * else Playwright's).
 * @throws Error with instructions
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  if (machine.named !== '') {
    if (machine.isProgram(machine.named)) return machine.named;
    throw new Error(`CHROMIUM_PATH is "${machine.named}", and no program is there.`);
  }
  const present = () => commands.map(machine.onPath).find((path) => path !== null);
  const found = present() ?? playwrightsOwn(machine);
  if (found) return found;

  const installer = machine.debianInstaller();
  if (installer) {
    machine.say("No Chromium here: installing Debian's package.");
    for (const command of installer) if (!(await machine.run(command))) break;
    const installed = present();
    if (installed) return installed;
  }
  machine.say('No Chromium here: asking Playwright to download one.');
  await machine.run(tool('playwright', 'install', 'chromium'));
  const downloaded = playwrightsOwn(machine);
  if (downloaded) return downloaded;

  throw new Error(
    'The tests need Chromium, and it could be neither found nor installed. ' +
      'Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome program.',
  );
}

function playwrightsOwn(machine: Machine): string | null {
  const path = machine.playwrightPath();
  return machine.isProgram(path) ? path : null;
}

function thisMachine(): Machine {
  return {
    named: process.env.CHROMIUM_PATH ?? '',
    isProgram,
    onPath,
    playwrightPath: () => chromium.executablePath(),
    // Our fallback font metrics are Arial's, which Liberation shares.
    debianInstaller: () => debianInstaller('chromium', 'fonts-liberation'),
    run: runQuietly,
    say: console.error,
  };
}
