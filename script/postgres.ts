import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debianInstaller, isProgram, MissingProgram, onPath } from './programs.ts';
import { runQuietly } from './run.ts';

/** The parts of the machine that `findPostgres` uses; tests replace them. */
export interface Machine {
  /** POSTGRES_BIN, or `''`. */
  override: string;
  isProgram(path: string): boolean;
  /** The path of a command, or null. */
  onPath(command: string): string | null;
  /** Debian's folders of server programs, one per version, in any order. */
  debianFolders(): readonly string[];
  /** Null when packages cannot be installed here. */
  debianInstaller(): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  log(message: string): void;
}

export const postgresMissing = new MissingProgram(
  'PostgreSQL not found. Install it, or set POSTGRES_BIN to the folder with initdb and postgres.',
  ['postgresql'],
);

/**
 * The folder of PostgreSQL's server programs: POSTGRES_BIN, an installed one, or that of Debian's package, which it
 * installs if permitted.
 * @throws MissingProgram
 */
export async function findPostgres(machine: Machine = thisMachine()): Promise<string> {
  if (machine.override !== '' && !isServerFolder(machine, machine.override)) {
    throw new Error(
      `POSTGRES_BIN is "${machine.override}", which does not contain initdb and postgres.`,
    );
  }
  const found = installedPostgres(machine);
  if (found) return found;
  const installer = machine.debianInstaller();
  if (installer) {
    machine.log("PostgreSQL not found: installing Debian's package.");
    for (const command of installer) if (!(await machine.run(command))) break;
    const installed = installedPostgres(machine);
    if (installed) return installed;
  }
  throw postgresMissing;
}

/** Like `findPostgres`, but installs nothing; null if there is none. */
export function installedPostgres(machine: Machine = thisMachine()): string | null {
  const command = machine.onPath('postgres');
  const newestFirst = [...machine.debianFolders()].sort((a, b) => versionIn(b) - versionIn(a));
  const folders = [machine.override, ...(command ? [dirname(command)] : []), ...newestFirst];
  return folders.find((folder) => isServerFolder(machine, folder)) ?? null;
}

function isServerFolder(machine: Machine, folder: string): boolean {
  if (folder === '') return false;
  return ['initdb', 'postgres'].every((name) => machine.isProgram(join(folder, name)));
}

function versionIn(folder: string): number {
  return Number(/\d+/.exec(folder)?.[0] ?? 0);
}

function thisMachine(): Machine {
  return {
    override: process.env.POSTGRES_BIN ?? '',
    isProgram,
    onPath,
    debianFolders,
    debianInstaller: () => debianInstaller('postgresql'),
    run: runQuietly,
    log: console.error,
  };
}

function debianFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  try {
    return readdirSync(versions).map((version) => join(versions, version, 'bin'));
  } catch {
    return [];
  }
}
