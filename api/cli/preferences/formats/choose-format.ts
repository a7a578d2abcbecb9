import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { amazonSes } from './amazon-ses.ts';
import { type Columns, type Format, type Header, headerOf, type Provider } from './format.ts';
import { isOfSubscribers, mailchimp } from './mailchimp.ts';
import { mailgun } from './mailgun.ts';
import { other } from './other.ts';
import { ownExport } from './own-export.ts';
import { postmark } from './postmark.ts';
import { sendgrid } from './sendgrid.ts';
import type { Ways } from './ways.ts';

/** The most specific first; the last takes any file with a column for addresses. */
const formats: readonly Format[] = [
  ownExport,
  mailchimp,
  amazonSes,
  ...postmark,
  ...sendgrid,
  ...mailgun,
  other,
];

export interface Chosen {
  format: Format;
  columns: Columns;
}

/** What the operator names, which outweighs the header. */
export interface ChoiceOptions {
  from?: Provider | undefined;
  emailColumn?: string | undefined;
  timeColumn?: string | undefined;
}

/** Whether a format reads a file with this header. */
export function isKnown(names: readonly string[], options: ChoiceOptions): boolean {
  return find(headerOf(names), options) !== null;
}

/**
 * Chooses the format of a file by its header.
 * @throws {OperatorError} if none reads it, or a column that the operator names is missing
 */
export function chooseFormat(names: readonly string[], options: ChoiceOptions, ways: Ways): Chosen {
  const header = headerOf(names);
  if (names.some((name) => canonicalAddress(name) !== null)) {
    throw new OperatorError(
      'The first line contains an address. Add a line with column names above it, such as: Email',
    );
  }
  for (const name of [options.emailColumn, options.timeColumn]) {
    if (name !== undefined && !header.has(name))
      throw new OperatorError(`The first line has no column ${name}.`);
  }
  if (options.from === undefined && isOfSubscribers(header)) {
    throw new OperatorError(
      `This is Mailchimp's export of subscribed contacts: it has neither UNSUB_TIME nor CLEAN_TIME. Nothing was imported. To stop mail to all of them, ${ways.subscribers}`,
    );
  }
  const chosen = find(header, options);
  if (chosen === null) throw new OperatorError(unknown(options.from, ways));
  const twice = [chosen.columns.email, chosen.columns.time].find(
    (name) => name !== null && names.filter((other) => other === name).length > 1,
  );
  if (twice && chosen.format !== mailchimp)
    throw new OperatorError(`More than one column is called ${twice}. Rename the others.`);
  return chosen;
}

function find(header: Header, { from, emailColumn, timeColumn }: ChoiceOptions): Chosen | null {
  for (const format of formats) {
    if (from !== undefined && format.provider !== from) continue;
    const found = format.columns(header) ?? named(format, emailColumn);
    if (found === null) continue;
    const email = header.find(emailColumn ?? found.email) ?? found.email;
    const time = timeColumn === undefined ? found.time : header.find(timeColumn);
    return { format, columns: { email, time } };
  }
  return null;
}

/** A file whose column for addresses only the operator knows. */
function named(format: Format, email: string | undefined): Columns | null {
  return format === other && email !== undefined ? { email, time: null } : null;
}

export function neededColumns({ column }: Ways): string {
  return `The first line must name a column Email, Email Address, EmailAddress, Address or Recipient${column}, and each further line must hold an address in it. Columns for time and reason are optional.`;
}

function unknown(from: Provider | undefined, ways: Ways): string {
  return from === undefined || from === 'other'
    ? `The first line has no column for addresses. ${neededColumns(ways)}`
    : `The first line does not have the columns of --from ${from}. Leave it out to choose by the first line.`;
}
