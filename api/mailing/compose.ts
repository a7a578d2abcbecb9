import {
  fillPlaceholders,
  firstPlaceholder,
  placeholdersIn,
} from '@grovemail/contract/fields/placeholders.ts';
import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { cutText, subjectMaxLength } from '@grovemail/domain/mail-subject.ts';
import { htmlParts } from './html-parts.ts';
import { unsafePlaceholder } from './link-scheme.ts';
import { titleOf } from './title-of.ts';

/** The source of a mail: a stored template, or the html of a call. */
export interface MailSource {
  subject: string | null;
  html: string;
  /** The text part; null: made from the html. */
  plain: string | null;
}

export interface ComposedMail {
  subject: string;
  html: string;
  plain: string | null;
}

/** Values of placeholders, by name. */
export type MailData = Readonly<Record<string, string>>;

/** Thrown if values make a mail longer than any mailbox would show. */
export class MailTooLongError extends Error {
  override name = 'MailTooLongError';
}

/** Thrown if a value begins a link with another scheme than http, https and mailto. */
export class UnsafeLinkError extends Error {
  override name = 'UnsafeLinkError';
  readonly placeholders: readonly string[];

  constructor(placeholders: readonly string[]) {
    super('A link would have another scheme than http, https or mailto.');
    this.placeholders = placeholders;
  }
}

/** The value that is replaced by the recipient's signed preference link. */
export const preferenceLinkValue = '@preferences_link';
const preferenceLinkName = preferenceLinkValue.slice(1);

/** Characters of a part once it is filled; without a limit, few bytes could ask for gigabytes. */
export const maxFilledLength = 1_000_000;

/** Whether a mail contains a preference link, in its text or in a value. */
export function wantsPreferenceLink({ html, plain }: MailSource, data: MailData): boolean {
  const mark = '\0';
  const filled = fillPlaceholders(`${html} ${plain ?? ''}`, { [preferenceLinkName]: mark });
  return filled.includes(mark) || Object.values(data).includes(preferenceLinkValue);
}

/**
 * Fills a mail with its data: as it is in the text part, on one line in the subject, and in
 * HTML escaped, in texts and in the values of attributes alone. A mail without a subject takes the
 * title of its html.
 * @param link the preference link, where the mail asks for one
 * @param known what is filled in where the data has no value, though not in style sheets, whose rules
 * could have the same names
 * @throws {MailTooLongError}
 * @throws {UnsafeLinkError}
 */
export function composeMail(
  source: MailSource,
  data: MailData,
  link: string | null,
  known: MailData = {},
): ComposedMail {
  const given = linked(link === null ? data : { [preferenceLinkName]: link, ...data }, link);
  const values = { ...known, ...given };
  const subject = subjectOf(source);
  return {
    subject: cutText(
      oneLine(filled(subject, { ...known, ...withoutLink(data) })),
      subjectMaxLength,
    ),
    html: filledHtml(source.html, given, values),
    plain: source.plain === null ? null : filled(source.plain, values),
  };
}

/** The placeholders of a mail that have no value, in the order in which they are read. */
export function openPlaceholders(source: MailSource, ...values: readonly MailData[]): string[] {
  const texts = htmlParts(source.html).flatMap(({ kind, text }) =>
    kind === 'text' || kind === 'attribute' ? [text] : [],
  );
  const all = placeholdersIn([subjectOf(source), ...texts, source.plain ?? ''].join('\n'));
  return all.filter(
    (name) => name !== preferenceLinkName && !values.some((data) => Object.hasOwn(data, name)),
  );
}

function subjectOf({ subject, html }: MailSource): string {
  return subject ?? titleOf(html) ?? '';
}

function filled(text: string, values: MailData): string {
  return withinLimit(fillPlaceholders(text, values, limited()));
}

function filledHtml(html: string, given: MailData, values: MailData): string {
  const write = limited(escapeHtml);
  const unsafe = new Set<string>();
  const parts = htmlParts(html).map((part) => {
    const data = part.kind === 'style' ? given : values;
    if (part.kind === 'markup' || !firstPlaceholder(part.text, data)) return part.text;
    const isBare = part.kind === 'attribute' && !part.isQuoted;
    const text = isBare ? part.text.replaceAll('"', '&quot;') : part.text;
    const filled = fillPlaceholders(text, data, write);
    const name = unsafePlaceholder(part, data);
    if (name !== null) unsafe.add(name);
    return isBare ? `"${filled}"` : filled;
  });
  if (unsafe.size > 0) throw new UnsafeLinkError([...unsafe]);
  return withinLimit(parts.join(''));
}

function withinLimit(part: string): string {
  if (part.length > maxFilledLength) throw new MailTooLongError('The mail would be too long.');
  return part;
}

/** Fills in values until they alone exceed the limit of one part. */
function limited(write: (value: string) => string = String): (value: string) => string {
  let length = 0;
  return (value) => {
    const written = write(value);
    length += written.length;
    if (length > maxFilledLength) throw new MailTooLongError('The mail would be too long.');
    return written;
  };
}

function linked(data: MailData, link: string | null): Record<string, string> {
  const entries = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    value === preferenceLinkValue && link !== null ? link : value,
  ]);
  return Object.fromEntries(entries);
}

/** Subjects are shown in responses and lists, and the link is its recipient's alone. */
function withoutLink(data: MailData): Record<string, string> {
  const shown = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    value === preferenceLinkValue ? '' : value,
  ]);
  return { [preferenceLinkName]: '', ...Object.fromEntries(shown) };
}

/** A line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
