import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { Argument, InvalidArgumentError, Option } from 'commander';

/** `--email <address>`, which must be given. */
export function addressOption(): Option {
  return new Option('--email <address>', 'the recipient').makeOptionMandatory().argParser(read);
}

/** `--email <address>` of a list, which may be left out. */
export function addressFilter(description: string): Option {
  return new Option('--email <address>', description).argParser(read);
}

/** The same as an argument. */
export function addressArgument(): Argument {
  return new Argument('<email>', 'the recipient').argParser(read);
}

function read(text: string): string {
  const address = canonicalAddress(text.trim());
  if (address !== null) return address;
  throw new InvalidArgumentError('It must be an email address.');
}
