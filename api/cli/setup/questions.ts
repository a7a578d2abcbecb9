import { type Variable, type VariableName, variables } from '@grovemail/config/variables.ts';

/** What only the operator knows; everything else has a default or is generated. */
export interface Question {
  variable: VariableName;
  /** The option that answers it without asking. */
  flag: string;
  placeholder: string;
  asked: string;
  /** May be left empty. */
  isOptional?: true;
  /** What may be typed instead of a full value. */
  complete?: (answer: string) => string;
}

export const questions: readonly Question[] = [
  {
    variable: 'SITE_URL',
    flag: 'site',
    placeholder: 'host',
    asked: 'Host of the site, such as shop.example',
    complete: withHttps,
  },
  {
    variable: 'APP_URL',
    flag: 'app',
    placeholder: 'host',
    asked: 'Host of the product’s app, such as app.shop.example',
    complete: withHttps,
  },
  {
    variable: 'SMTP_URL',
    flag: 'smtp',
    placeholder: 'url',
    asked: 'Mail server, such as smtps://user:password@mail.shop.example:465',
  },
  {
    variable: 'MAIL_FROM',
    flag: 'from',
    placeholder: 'mailbox',
    asked: 'Sender of every email, such as Shop <hello@shop.example>',
  },
  {
    variable: 'OPERATOR_EMAIL',
    flag: 'operator',
    placeholder: 'emails',
    asked: 'Who is emailed about new leads: addresses, separated by commas',
  },
  {
    variable: 'DATABASE_URL',
    flag: 'database',
    placeholder: 'url',
    asked:
      'PostgreSQL, such as postgres://user:password@127.0.0.1:5432/name; empty for the embedded store',
    isOptional: true,
  },
];

/** @returns what is wrong with an answer, without repeating it; null if nothing is */
export function faultIn({ variable, isOptional }: Question, value: string): string | null {
  if (value === '') return isOptional ? null : 'An answer is needed.';
  const { schema, expected }: Variable<unknown> = variables[variable];
  // URL parsers drop line breaks within an address, which would begin another setting in a file.
  const isClean = !/\p{Cc}/u.test(value);
  return isClean && schema.safeParse(value).success ? null : `Expected ${expected}.`;
}

function withHttps(answer: string): string {
  return answer === '' || answer.includes('://') ? answer : `https://${answer}`;
}
