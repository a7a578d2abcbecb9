import { cutText, subjectMaxLength } from '@grovemail/domain/mail-subject.ts';
import { decodeHTML } from 'entities';
import { fill, type Values } from './placeholders/fill.ts';
import { fillHtml } from './placeholders/fill-html.ts';
import { type FoundNames, foundNames } from './placeholders/found-names.ts';
import { asIs } from './placeholders/place.ts';
import { textPlace } from './placeholders/text-place.ts';
import { canonicalLink } from './placeholders/url-values.ts';
import { titleOf } from './title-of.ts';

/** The source of a mail: a stored template, or the html of a call. */
export interface MailSource {
  subject: string | null;
  /** '' for a mail of plain text alone. */
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
export type MailData = Values;

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
export function wantsPreferenceLink(source: MailSource, data: MailData): boolean {
  if (Object.values(data).some(isLink)) return true;
  const { filled } = namesOf({ ...source, subject: '' }, { [preferenceLinkName]: '' });
  return filled.has(preferenceLinkName);
}

/**
 * Fills a mail with its data: as it is in the text part, on one line in the subject, and by context in HTML. A mail
 * without a subject takes the title of its html.
 * @param link the preference link, where the mail asks for one
 * @param known what is filled in where the data has no value
 * @throws {MailTooLongError}
 * @throws {UnsafeLinkError}
 */
export function composeMail(
  source: MailSource,
  data: MailData,
  link: string | null,
  known: MailData = {},
): ComposedMail {
  const values = { ...known, ...linked(data, link && canonicalLink(link)) };
  const unsafe = new Set<string>();
  const html = fillHtml(source.html, values, { found: foundNames(), unsafe, count: limit() });
  if (unsafe.size > 0) throw new UnsafeLinkError([...unsafe]);
  return {
    subject: cutText(
      oneLine(filledSubject(source, { ...known, ...withoutLink(data) })),
      subjectMaxLength,
    ),
    html: withinLimit(html),
    plain: source.plain === null ? null : filled(source.plain, values),
  };
}

/** The names that a mail leaves as they are written, without a value or where none can be filled in, in reading order. */
export function openPlaceholders(source: MailSource, ...values: readonly MailData[]): string[] {
  const given = Object.fromEntries(values.flatMap((data) => Object.entries(data)));
  return [...namesOf(source, { [preferenceLinkName]: '', ...given }).left];
}

/** The names that a template has, apart from the preference link's. */
export interface TemplateNames {
  /** Without a value, and filled by calls that bring one. */
  fillable: string[];
  /** In a tag, a script or code, where no value is filled in. */
  misplaced: string[];
}

export function templateNames(source: MailSource, data: MailData = {}): TemplateNames {
  const { open, misplaced } = namesOf(source, { [preferenceLinkName]: '', ...data });
  return { fillable: [...open], misplaced: [...misplaced] };
}

/** How much of a value decides whether a URL begins in it; many long values would take gigabytes. */
const maxSample = 60;

function namesOf(source: MailSource, values: MailData): FoundNames {
  const found = foundNames();
  const samples = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, maxSample)]),
  );
  const { subject, html, plain } = source;
  if (subject === null) fillHtml(titleOf(html) ?? '', samples, { found });
  else fill(subject, samples, textPlace(), found);
  fillHtml(html, samples, { found });
  if (plain !== null) fill(plain, samples, textPlace(), found);
  return found;
}

function filledSubject({ subject, html }: MailSource, values: MailData): string {
  if (subject !== null) return filled(subject, values);
  return decodeHTML(fillHtml(titleOf(html) ?? '', values, { found: foundNames(), count: limit() }));
}

function filled(text: string, values: MailData): string {
  const count = limit();
  const encode = (value: string) => {
    count(value);
    return value;
  };
  return withinLimit(fill(text, values, textPlace(), foundNames(), { ...asIs, encode }));
}

function withinLimit(part: string): string {
  if (part.length > maxFilledLength) throw new MailTooLongError('The mail would be too long.');
  return part;
}

/** Counts values until they alone exceed the limit of one part. */
function limit(): (written: string) => void {
  let length = 0;
  return (written) => {
    length += written.length;
    if (length > maxFilledLength) throw new MailTooLongError('The mail would be too long.');
  };
}

function isLink(value: string): boolean {
  return value === preferenceLinkValue || value === `@{${preferenceLinkName}}`;
}

function linked(data: MailData, link: string | null): MailData {
  if (link === null) return data;
  const entries = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    isLink(value) ? link : value,
  ]);
  return { [preferenceLinkName]: link, ...Object.fromEntries(entries) };
}

/** Subjects are shown in responses and lists, and the link is its recipient's alone. */
function withoutLink(data: MailData): Record<string, string> {
  const shown = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    isLink(value) ? '' : value,
  ]);
  return { [preferenceLinkName]: '', ...Object.fromEntries(shown) };
}

/** A line break would start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
