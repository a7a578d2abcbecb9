import { debianInstaller, isProgram, onPath } from './programs.ts';
import { runQuietly } from './run.ts';

/** What `findInterpreter` needs from the machine; tests replace it. */
export interface Machine {
  /** The variable that names the program, `''` when it is not set. */
  named: string;
  isProgram(path: string): boolean;
  /** Where a command of this name is, or null. */
  onPath(command: string): string | null;
  /** Null when this machine does not let us. */
  debianInstaller(): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  say(sentence: string): void;
}

interface Interpreter {
  /** With what it needs, for people. */
  name: string;
  variable: string;
  command: string;
  /** Arguments with which it succeeds only when its library is there. */
  check: readonly string[];
  /** Debian's. */
  packages: readonly string[];
}

/** The languages of code samples that npm does not bring along. */
export const interpreters = {
  python: {
    name: 'Python 3 with requests',
    variable: 'PYTHON_PATH',
    command: 'python3',
    check: ['-c', 'import requests'],
    packages: ['python3-requests'],
  },
  php: {
    name: 'PHP with curl',
    variable: 'PHP_PATH',
    command: 'php',
    check: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
} as const satisfies Record<string, Interpreter>;

/**
 * The path of an interpreter with its library: from its variable, an installed one, or Debian's, which it installs if
 * permitted.
 * @throws Error with instructions
 */
export async function findInterpreter(
  { name, variable, command, check, packages }: Interpreter,
  machine: Machine = thisMachine(variable, packages),
): Promise<string> {
  const fits = async (path: string) => machine.isProgram(path) && machine.run([path, ...check]);
  if (machine.named !== '') {
    if (await fits(machine.named)) return machine.named;
    throw new Error(`${variable} is "${machine.named}", which is not ${name}.`);
  }
  const present = async () => {
    // Debian's packages serve Debian's own interpreter, which another one may hide on the path.
    for (const path of [machine.onPath(command), `/usr/bin/${command}`]) {
      if (path && (await fits(path))) return path;
    }
    return null;
  };
  const found = await present();
  if (found) return found;
  const installer = machine.debianInstaller();
  if (installer) {
    machine.say(`No ${name} here: installing Debian's packages.`);
    for (const line of installer) if (!(await machine.run(line))) break;
    const installed = await present();
    if (installed) return installed;
  }
  throw new Error(
    `The tests run code samples with ${name}, and it could be neither found nor installed. ` +
      `Install it (on Debian: apt-get install ${packages.join(' ')}), or set ${variable} to the program.`,
  );
}

function thisMachine(variable: string, packages: readonly string[]): Machine {
  return {
    named: process.env[variable] ?? '',
    isProgram,
    onPath,
    debianInstaller: () => debianInstaller(...packages),
    run: runQuietly,
    say: console.error,
  };
}
