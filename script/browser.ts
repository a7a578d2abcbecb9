import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
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

/** What `findChromium` asks of the machine; tests answer in its place. */
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
 * The path of a Chromium: the one named by CHROMIUM_PATH, one that is here, or one it installs
 * (Debian's package when we may, else Playwright's).
 * @throws Error that says what a person can do
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
  const onPath = (command: string) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, command))
      .find(isProgram) ?? null;
  return {
    named: process.env.CHROMIUM_PATH ?? '',
    isProgram,
    onPath,
    playwrightPath: () => chromium.executablePath(),
    debianInstaller: () => debianInstaller(onPath),
    run: runQuietly,
    say: console.error,
  };
}

/** Ubuntu's package of this name is only a pointer to a snap, so other systems go on to Playwright. */
function debianInstaller(onPath: Machine['onPath']): string[][] | null {
  if (!isDebian() || !onPath('apt-get')) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !onPath('sudo')) return null;
  // sudo -n fails instead of asking for a password.
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  return [
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
