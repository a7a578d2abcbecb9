import { type Browser, chromium } from '@playwright/test';
import { debianInstaller, isProgram, MissingProgram, onPath } from './programs.ts';
import { runQuietly, tool } from './run.ts';

/** Flags for tests and screenshots: headless, without background requests, and usable as root. */
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

/** The parts of the machine that `findChromium` uses; tests replace them. */
export interface Machine {
  /** CHROMIUM_PATH, or `''`. */
  override: string;
  isProgram(path: string): boolean;
  /** The path of a command, or null. */
  onPath(command: string): string | null;
  /** The path at which Playwright installs its browser. */
  playwrightPath(): string;
  /** The commands that install this package; null when packages cannot be installed here. */
  debianInstaller(name: string): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  log(message: string): void;
}

/** Commands in order of preference, and the Debian package to install when there is none. */
interface Choice {
  commands: readonly string[];
  debianPackage: string;
}

/** The browser of visitors, for measurements and screenshots. */
export const fullChromium: Choice = {
  commands: ['chromium', 'chromium-browser', 'google-chrome'],
  debianPackage: 'chromium',
};

/** The same engine without a window, which halves the processor time of the journeys. */
export const headlessShell: Choice = {
  commands: ['chromium-headless-shell', ...fullChromium.commands],
  debianPackage: 'chromium-headless-shell',
};

/** Launches a Chromium for tests and screenshots. */
export async function launchChromium(choice = headlessShell): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(choice), args: chromiumArgs });
}

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, or one that it installs (Debian's package if permitted,
 * else Playwright's, which needs no root).
 * @throws MissingProgram
 */
export async function findChromium(
  { commands, debianPackage }: Choice,
  machine: Machine = thisMachine(),
): Promise<string> {
  if (machine.override !== '') {
    if (machine.isProgram(machine.override)) return machine.override;
    throw new Error(`CHROMIUM_PATH is "${machine.override}", which is not a program.`);
  }
  const findInstalled = () => commands.map(machine.onPath).find((path) => path !== null);
  const found = findInstalled() ?? playwrightChromium(machine);
  if (found) return found;

  const installer = machine.debianInstaller(debianPackage);
  if (installer) {
    machine.log("Chromium not found: installing Debian's package.");
    for (const command of installer) if (!(await machine.run(command))) break;
    const installed = findInstalled();
    if (installed) return installed;
  }
  machine.log('Chromium not found: downloading it with Playwright.');
  await machine.run(tool('playwright', 'install', 'chromium'));
  const downloaded = playwrightChromium(machine);
  if (downloaded) return downloaded;

  throw new MissingProgram(
    'Chromium not found. Install it, or set CHROMIUM_PATH to a Chromium or Chrome program.',
    [debianPackage],
  );
}

function playwrightChromium(machine: Machine): string | null {
  const path = machine.playwrightPath();
  return machine.isProgram(path) ? path : null;
}

function thisMachine(): Machine {
  return {
    override: process.env.CHROMIUM_PATH ?? '',
    isProgram,
    onPath,
    playwrightPath: () => chromium.executablePath(),
    // Our fallback font metrics are Arial's, which Liberation shares.
    debianInstaller: (name) => debianInstaller(name, 'fonts-liberation'),
    run: runQuietly,
    log: console.error,
  };
}
