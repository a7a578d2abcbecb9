import { emailFormat, emailMaxLength } from '@grovemail/domain/forms/email-format.ts';
import { isStorable } from '@grovemail/domain/forms/storable-text.ts';
import { Argument, InvalidArgumentError, Option } from 'commander';

/** `--email <address>`, which must be given. */
export function addressOption(): Option {
  return new Option('--email <address>', 'the recipient').makeOptionMandatory().argParser(read);
}

/** The same as an argument. */
export function addressArgument(): Argument {
  return new Argument('<email>', 'the recipient').argParser(read);
}

function read(text: string): string {
  if (text.length <= emailMaxLength && emailFormat.pattern.test(text) && isStorable(text)) {
    return text;
  }
  throw new InvalidArgumentError('It must be an email address.');
}
