import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { CsvError, type CsvRecord, readCsv } from './read-csv.ts';

/** The kinds of file that an operator can name, and the source stored for each. An unsubscribe is the recipient's own choice. */
export const importedAs = {
  unsubscribe: 'link',
  block: 'operator',
  bounce: 'bounce',
  complaint: 'complaint',
} as const satisfies Record<string, SuppressionSource>;

export type ImportedAs = keyof typeof importedAs;

export interface ImportedSuppression {
  line: number;
  email: string;
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Column names of Mailchimp, SendGrid, Postmark, Mailgun and Amazon SES, in lower case without punctuation. */
const columns = {
  email: ['email', 'emailaddress', 'address', 'recipient'],
  time: [
    ...['created', 'createdat', 'date', 'timestamp', 'lastupdatetime', 'lastupdatedtime'],
    ...['unsubtime', 'cleantime', 'unsubscribedat'],
  ],
  reason: ['suppressionreason', 'reason', 'type'],
};

export const neededColumns =
  'The first line must name a column Email, Email Address, EmailAddress, Address or Recipient, and each further line must hold an address in it. Columns for time and reason are optional.';

/**
 * Reads the suppressions that another sender exported.
 * @param otherwise the kind of rows without a reason
 * @param now rows without a time, or with a later one, began now; milliseconds since the epoch
 * @returns the rows, and a sentence for each that cannot be read
 * @throws {CsvError} when there is no column with addresses
 */
export function readSuppressionCsv(
  text: string,
  otherwise: ImportedAs,
  now: number,
): { suppressions: ImportedSuppression[]; faults: string[] } {
  const [header, ...records] = readCsv(text, separatorOf(text));
  const indexes = indexesOf(header);
  const suppressions: ImportedSuppression[] = [];
  const faults: string[] = [];
  for (const { line, cells } of records) {
    const cell = (index: number) => cells[index]?.trim() ?? '';
    const email = canonicalAddress(cell(indexes.email));
    const time = cell(indexes.time);
    const at = time === '' ? now : readTime(time);
    if (email === null) faults.push(`Line ${line}: not an email address.`);
    else if (at === null) {
      const name = header?.cells[indexes.time]?.trim();
      faults.push(`Line ${line}: ${name} is neither ISO 8601 nor seconds since 1970.`);
    } else {
      const source = importedAs[kindOf(cell(indexes.reason)) ?? otherwise];
      suppressions.push({ line, email, source, at: Math.min(at, now) });
    }
  }
  return { suppressions, faults };
}

function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split(/\r?\n/, 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

function indexesOf(header: CsvRecord | undefined): Record<keyof typeof columns, number> {
  const names = (header?.cells ?? []).map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const indexOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const email = indexOf(columns.email);
  if (email >= 0) return { email, time: indexOf(columns.time), reason: indexOf(columns.reason) };
  throw new CsvError(
    header?.cells.some((name) => canonicalAddress(name.trim()))
      ? 'The first line contains an address. Add a line with column names above it, such as: Email'
      : `The first line has no column for addresses. ${neededColumns}`,
  );
}

/** The reply of a mail server comes first: it may contain any word. */
function kindOf(reason: string): ImportedAs | null {
  if (/^[45]\d\d\b|^[45]\.\d/.test(reason)) return 'bounce';
  if (/complain|spam|abuse/i.test(reason)) return 'complaint';
  return /bounce/i.test(reason) ? 'bounce' : null;
}

/** Times without a zone are in UTC. @returns null for an ambiguous date */
function readTime(text: string): number | null {
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const [, date, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(?: ?(Z|UTC|[+-]\d\d:?\d\d))?$/.exec(
      text,
    ) ?? [];
  const isMail = /^[A-Z][a-z]{2}, \d/.test(text);
  const parsed = date
    ? Date.parse(`${date}T${time}${zone === 'UTC' ? 'Z' : zone}`)
    : Date.parse(isMail ? text : '');
  return Number.isNaN(parsed) ? null : parsed;
}
