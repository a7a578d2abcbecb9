import { escapeHtml } from '../escape-html.ts';
import { fillPlaceholders } from './placeholders.ts';

/** What a mail is made of: a stored template, or the html that a call brought. */
export interface MailSource {
  subject: string | null;
  html: string;
  /** The text part; null has it made of the html. */
  plain: string | null;
}

export interface ComposedMail {
  subject: string;
  html: string;
  plain: string | null;
}

/** As a value it stands for the recipient's signed preference link. */
export const preferenceLinkValue = '@preferences_link';
const preferenceLinkName = preferenceLinkValue.slice(1);
const longestSubject = 250;

/** Whether a mail asks for a preference link, in its text or by a value. */
export function wantsPreferenceLink(
  { html, plain }: MailSource,
  data: Readonly<Record<string, string>>,
): boolean {
  const mark = '\0';
  const filled = fillPlaceholders(`${html} ${plain ?? ''}`, { [preferenceLinkName]: mark });
  return filled.includes(mark) || Object.values(data).includes(preferenceLinkValue);
}

/**
 * Fills a mail with its data (R220, F12): escaped in HTML, as it is in the text part, on one line in
 * the subject. A mail without a subject takes the title of its html.
 * @param link the preference link, where the mail asks for one
 */
export function composeMail(
  source: MailSource,
  data: Readonly<Record<string, string>>,
  link: string | null,
): ComposedMail {
  const values = Object.fromEntries(
    Object.entries(link === null ? data : { [preferenceLinkName]: link, ...data }).map(
      ([name, value]) => [name, value === preferenceLinkValue && link !== null ? link : value],
    ),
  );
  const subject = source.subject ?? titleOf(source.html) ?? '';
  return {
    subject: oneLine(fillPlaceholders(subject, withoutLink(data))).slice(0, longestSubject),
    html: fillPlaceholders(source.html, values, escapeHtml),
    plain: source.plain === null ? null : fillPlaceholders(source.plain, values),
  };
}

/** Subjects are shown in answers and lists, and the link is its recipient's alone. */
function withoutLink(data: Readonly<Record<string, string>>): Record<string, string> {
  const told = Object.entries(data).map(([name, value]): [string, string] => [
    name,
    value === preferenceLinkValue ? '' : value,
  ]);
  return { [preferenceLinkName]: '', ...Object.fromEntries(told) };
}

function titleOf(html: string): string | null {
  // Step by step: one expression for all of it would take a moment squared for html that never closes.
  const tag = html.search(/<title/i);
  const start = tag < 0 ? -1 : html.indexOf('>', tag);
  const end = start < 0 ? -1 : html.indexOf('<', start);
  if (end < 0 || !/^<\/title>/i.test(html.slice(end, end + '</title>'.length))) return null;
  return html.slice(start + 1, end).trim() || null;
}

/** A line end would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
