import { debianInstaller, isProgram, MissingProgram, onPath } from './programs.ts';
import { runQuietly } from './run.ts';

/** The parts of the machine that `findInterpreter` uses; tests replace them. */
export interface Machine {
  /** The path from its variable, or `''`. */
  override: string;
  isProgram(path: string): boolean;
  /** The path of a command, or null. */
  onPath(command: string): string | null;
  /** Null when packages cannot be installed here. */
  debianInstaller(): readonly string[][] | null;
  /** Runs a command; false when it fails. */
  run(command: readonly string[]): Promise<boolean>;
  log(message: string): void;
}

interface Interpreter {
  /** Including its library, for messages. */
  name: string;
  variable: string;
  command: string;
  /** Arguments that make it succeed only if its library is installed. */
  check: readonly string[];
  /** On Debian. */
  packages: readonly string[];
}

/** The languages of code samples that npm does not install. */
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
  bash: {
    name: 'bash with curl and jq',
    variable: 'BASH_PATH',
    command: 'bash',
    check: ['-c', 'command -v curl && command -v jq'],
    packages: ['bash', 'curl', 'jq'],
  },
  zsh: {
    name: 'zsh with curl',
    variable: 'ZSH_PATH',
    command: 'zsh',
    check: ['-c', 'command -v curl'],
    packages: ['zsh', 'curl'],
  },
} as const satisfies Record<string, Interpreter>;

/**
 * The path of an interpreter with its library: from its variable, an installed one, or Debian's, which it installs if
 * permitted.
 * @throws MissingProgram
 */
export async function findInterpreter(
  { name, variable, command, check, packages }: Interpreter,
  machine: Machine = thisMachine(variable, packages),
): Promise<string> {
  const isUsable = async (path: string) => machine.isProgram(path) && machine.run([path, ...check]);
  if (machine.override !== '') {
    if (await isUsable(machine.override)) return machine.override;
    throw new Error(`${variable} is "${machine.override}", which is not ${name}.`);
  }
  const findInstalled = async () => {
    // Debian's packages extend Debian's own interpreter, which another one may shadow on the path.
    for (const path of [machine.onPath(command), `/usr/bin/${command}`]) {
      if (path && (await isUsable(path))) return path;
    }
    return null;
  };
  const found = await findInstalled();
  if (found) return found;
  const installer = machine.debianInstaller();
  if (installer) {
    machine.log(`${name} not found: installing Debian's packages.`);
    for (const line of installer) if (!(await machine.run(line))) break;
    const installed = await findInstalled();
    if (installed) return installed;
  }
  throw new MissingProgram(
    `${name} not found. Install it, or set ${variable} to the program.`,
    packages,
  );
}

function thisMachine(variable: string, packages: readonly string[]): Machine {
  return {
    override: process.env[variable] ?? '',
    isProgram,
    onPath,
    debianInstaller: () => debianInstaller(...packages),
    run: runQuietly,
    log: console.error,
  };
}
