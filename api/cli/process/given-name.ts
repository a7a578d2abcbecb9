import { type Command, InvalidArgumentError, Option } from 'commander';

const ours = new WeakSet<Option>();

/**
 * Adds `--as`, before a command or after it, except to commands that have an option of that name: there, it stands before
 * the command alone.
 */
export function addGivenName(program: Command): void {
  program.enablePositionalOptions().addOption(givenNameOption());
  addToLeaves(program);
}

/** The name that stands beside the operator's in the audit log; null if none was given. */
export function givenNameOf(command: Command | null): string | null {
  if (command === null) return null;
  const option = command.options.find((each) => ours.has(each));
  const own = option && command.opts<{ as?: string }>().as;
  return own ?? givenNameOf(command.parent);
}

/** Whether an option of a command is this one. @param name as in `command.opts()` */
export function isGivenName(command: Command | null, name: string): boolean {
  return command?.options.some((each) => ours.has(each) && each.attributeName() === name) ?? false;
}

function addToLeaves(command: Command): void {
  for (const each of command.commands) {
    const isTaken = each.options.some(({ long }) => long === '--as');
    if (each.commands.length === 0 && !isTaken) each.addOption(givenNameOption().hideHelp());
    addToLeaves(each);
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
  ours.add(option);
  return option;
}
