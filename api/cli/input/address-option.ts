import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { Argument, InvalidArgumentError, Option } from 'commander';

/** `--email <address>`, required, or another name for it. */
export function addressOption(name = '--email'): Option {
  return new Option(`${name} <address>`, 'the email address')
    .makeOptionMandatory()
    .argParser(readAddress);
}

/** `--email <address>`, optional, to filter a list. */
export function addressFilter(description: string): Option {
  return new Option('--email <address>', description).argParser(readAddress);
}

export function addressArgument(): Argument {
  return new Argument('<email>', 'the email address').argParser(readAddress);
}

function readAddress(text: string): string {
  const address = canonicalAddress(text.trim());
  if (address !== null) return address;
  throw new InvalidArgumentError('Expected an email address.');
}
