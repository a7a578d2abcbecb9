import { cutText, subjectMaxLength } from '@grovemail/domain/mail-subject.ts';
import { decodeHTML } from 'entities';
import { fill, type Values } from './placeholders/fill.ts';
import { fillHtml } from './placeholders/fill-html.ts';
import { type FoundNames, foundNames } from './placeholders/found-names.ts';
import { asIs } from './placeholders/place.ts';
import { textPlace } from './placeholders/text-place.ts';
import { canonicalLink } from './placeholders/url-values.ts';
import { titleOf } from './title-of.ts';

/** The source of a mail: a stored template or the html of a call. */
export interface MailSource {
  subject: string | null;
  /** '' for a plain text mail. */
  html: string;
  /** The text part; null to generate it from the html. */
  plain: string | null;
}

export interface ComposedMail {
  subject: string;
  html: string;
  plain: string | null;
}

/** Values of placeholders, by name. */
export type MailData = Values;

/** Thrown if a filled mail exceeds `maxFilledLength`. */
export class MailTooLongError extends Error {
  override name = 'MailTooLongError';
}

/** Thrown if a value gives a link another scheme than http, https or mailto. */
export class UnsafeLinkError extends Error {
  override name = 'UnsafeLinkError';
  readonly placeholders: readonly string[];

  constructor(placeholders: readonly string[]) {
    super('A link would have another scheme than http, https or mailto.');
    this.placeholders = placeholders;
  }
}

/** The placeholder of the recipient's signed preference link. */
export const preferenceLinkValue = '@preferences_link';
const preferenceLinkName = preferenceLinkValue.slice(1);

/** In characters. Without a limit, a small call could produce gigabytes. */
export const maxFilledLength = 1_000_000;

/** Whether a mail contains a preference link in its text or in a value. */
export function wantsPreferenceLink(source: MailSource, data: MailData): boolean {
  if (Object.values(data).some(isLink)) return true;
  const { filled } = namesOf({ ...source, subject: '' }, { [preferenceLinkName]: '' });
  return filled.has(preferenceLinkName);
}

/**
 * Fills a mail with its data, in HTML by context. A mail without a subject gets the title of its html.
 * @param link the preference link, if the mail contains one
 * @param known default values
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

/** The placeholders that are not filled, in reading order: without a value or misplaced. */
export function openPlaceholders(source: MailSource, ...values: readonly MailData[]): string[] {
  const merged = Object.fromEntries(values.flatMap((data) => Object.entries(data)));
  return [...namesOf(source, { [preferenceLinkName]: '', ...merged }).left];
}

/** The placeholders of a template except the preference link. */
export interface TemplateNames {
  /** For the data of calls. */
  fillable: string[];
  /** In a tag, a script or code, where they are never filled. */
  misplaced: string[];
}

export function templateNames(source: MailSource, data: MailData = {}): TemplateNames {
  const { open, misplaced } = namesOf(source, { [preferenceLinkName]: '', ...data });
  return { fillable: [...open], misplaced: [...misplaced] };
}

/** The start of a value is enough to detect a URL. */
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

/** Counts the characters of values up to the limit. */
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

/** The link is private to its recipient, but subjects are shown in responses and lists. */
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
