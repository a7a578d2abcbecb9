import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A command's path, or null. */
export function onPath(command: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find(isProgram) ?? null;
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program that could be neither found nor installed. */
export class MissingProgram extends Error {
  /** Names it and the variable that may point to it. */
  readonly reason: string;
  /** Debian's packages that contain it. */
  readonly packages: readonly string[];

  constructor(reason: string, packages: readonly string[]) {
    super(`${reason} On Debian, run: ${installCommand(packages)}`);
    this.reason = reason;
    this.packages = packages;
  }
}

/** The command that installs packages on Debian. */
export function installCommand(packages: readonly string[]): string {
  return `sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}

/**
 * The commands that install packages on Debian, as root or in CI; null elsewhere, to leave a user's machine unchanged.
 * Ubuntu is excluded because its packages may differ (its chromium is a snap).
 */
export function debianInstaller(...names: string[]): string[][] | null {
  if (!isDebian() || !onPath('apt-get')) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(process.env.CI && onPath('sudo'))) return null;
  // sudo -n fails instead of asking for a password.
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  return [
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', ...names],
  ];
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
