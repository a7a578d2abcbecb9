import { InvalidArgumentError, Option } from 'commander';

/** An option whose value becomes a part of a tracking id: letters, digits, `_` and `-`. */
export function partOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(read);
}

function read(text: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(text)) return text;
  throw new InvalidArgumentError('It takes letters, digits, _ and - alone, at most 100.');
}
