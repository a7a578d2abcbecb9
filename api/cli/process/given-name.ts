import { type Command, InvalidArgumentError, Option } from 'commander';

const givenNameOptions = new WeakSet<Option>();

/** Adds `--as` to the program and its commands, except to commands with an option of that name. */
export function addGivenName(program: Command): void {
  program.enablePositionalOptions().addOption(givenNameOption());
  addToLeaves(program);
}

/** The value of `--as` for the audit log; null without one. */
export function givenNameOf(command: Command | null): string | null {
  if (command === null) return null;
  const option = command.options.find((option) => givenNameOptions.has(option));
  const own = option && command.opts<{ as?: string }>().as;
  return own ?? givenNameOf(command.parent);
}

/** Whether an option is the `--as` of `addGivenName`. @param name as in `command.opts()` */
export function isGivenName(command: Command | null, name: string): boolean {
  const option = command?.options.find((option) => option.attributeName() === name);
  return option !== undefined && givenNameOptions.has(option);
}

function addToLeaves(command: Command): void {
  for (const subcommand of command.commands) {
    const isTaken = subcommand.options.some(({ long }) => long === '--as');
    const isLeaf = subcommand.commands.length === 0;
    if (isLeaf && !isTaken) subcommand.addOption(givenNameOption().hideHelp());
    addToLeaves(subcommand);
  }
}

function givenNameOption(): Option {
  const option = new Option(
    '--as <name>',
    'your name, which the audit log keeps beside your login',
  ).argParser((text: string) => {
    if (/^[A-Za-z0-9._-]{1,64}$/.test(text)) return text;
    throw new InvalidArgumentError('Expected at most 64 letters, digits, ., _ and -.');
  });
  givenNameOptions.add(option);
  return option;
}
