import { type Variable, type VariableName, variables } from '@grovemail/config/variables.ts';

/** A setting that only the operator knows. */
export interface Question {
  variable: VariableName;
  /** The option with the answer. */
  flag: string;
  placeholder: string;
  prompt: string;
  isOptional?: true;
  /** Turns an abbreviated answer into the full value. */
  complete?: (answer: string) => string;
}

export const questions: readonly Question[] = [
  {
    variable: 'SITE_URL',
    flag: 'site',
    placeholder: 'host',
    prompt: 'Host of the site, such as shop.example',
    complete: withHttps,
  },
  {
    variable: 'APP_URL',
    flag: 'app',
    placeholder: 'host',
    prompt: 'Host of the product’s app, such as app.shop.example',
    complete: withHttps,
  },
  {
    variable: 'SMTP_URL',
    flag: 'smtp',
    placeholder: 'url',
    prompt: 'Mail server, such as smtps://user:password@mail.shop.example:465',
  },
  {
    variable: 'MAIL_FROM',
    flag: 'from',
    placeholder: 'mailbox',
    prompt: 'Sender of every email, such as Shop <hello@shop.example>',
  },
  {
    variable: 'OPERATOR_EMAIL',
    flag: 'operator',
    placeholder: 'emails',
    prompt: 'Who is emailed about new leads: addresses, separated by commas',
  },
  {
    variable: 'DATABASE_URL',
    flag: 'database',
    placeholder: 'url',
    prompt:
      'PostgreSQL, such as postgres://user:password@127.0.0.1:5432/name; empty for the embedded store',
    isOptional: true,
  },
];

/** @returns an error message that does not repeat the answer; null for a valid one */
export function faultIn({ variable, isOptional }: Question, value: string): string | null {
  if (value === '') return isOptional ? null : 'An answer is needed.';
  const { schema, expected }: Variable<unknown> = variables[variable];
  // URL parsers drop line breaks, which would begin another setting in a file.
  const isClean = !/\p{Cc}/u.test(value);
  return isClean && schema.safeParse(value).success ? null : `Expected ${expected}.`;
}

function withHttps(answer: string): string {
  return answer === '' || answer.includes('://') ? answer : `https://${answer}`;
}
