import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { debianInstaller, isProgram, onPath } from './programs.ts';
import { runQuietly } from './run.ts';

/** What `findPostgres` needs from the machine; tests replace it. */
export interface Machine {
  /** POSTGRES_BIN, `''` when it is not set. */
  named: string;
  isProgram(path: string): boolean;
  /** Where a command of this name is, or null. */
  onPath(command: string): string | null;
  /** Folders in which Debian keeps the programs of a version, in any order. */
  debianFolders(): readonly string[];
  /** Null when this machine does not let us. */
  debianInstaller(): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  say(sentence: string): void;
}

export const noPostgres =
  'The tests start a PostgreSQL of their own, and its programs could be neither found nor installed. ' +
  'Install them (on Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder with initdb and postgres.';

/**
 * The folder of PostgreSQL's server programs: POSTGRES_BIN, an installed one, or that of Debian's package, which it
 * installs if permitted.
 * @throws Error with instructions
 */
export async function findPostgres(machine: Machine = thisMachine()): Promise<string> {
  if (machine.named !== '' && !isServerFolder(machine, machine.named)) {
    throw new Error(`POSTGRES_BIN is "${machine.named}", and initdb and postgres are not there.`);
  }
  const found = postgresHere(machine);
  if (found) return found;
  const installer = machine.debianInstaller();
  if (installer) {
    machine.say("No PostgreSQL here: installing Debian's package.");
    for (const command of installer) if (!(await machine.run(command))) break;
    const installed = postgresHere(machine);
    if (installed) return installed;
  }
  throw new Error(noPostgres);
}

/** The same without installing; null when there is none. */
export function postgresHere(machine: Machine = thisMachine()): string | null {
  const onPathToo = machine.onPath('postgres');
  const newestFirst = [...machine.debianFolders()].sort((a, b) => versionIn(b) - versionIn(a));
  const folders = [machine.named, ...(onPathToo ? [dirname(onPathToo)] : []), ...newestFirst];
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
    named: process.env.POSTGRES_BIN ?? '',
    isProgram,
    onPath,
    debianFolders,
    debianInstaller: () => debianInstaller('postgresql'),
    run: runQuietly,
    say: console.error,
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
