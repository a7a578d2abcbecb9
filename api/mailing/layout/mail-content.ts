import type { MailStampName } from '@grovemail/domain/mail-pictures.ts';

/** The content of an email for text and HTML. Its texts are not trusted. */
export interface MailContent {
  subject: string;
  /** Preview text that clients show after the subject. */
  preview: string;
  /** The kind of email, in the header. */
  label: string;
  title: string;
  stamp?: MailStampName;
  /** Such as `Hello Ada,`. */
  greeting?: string;
  parts: readonly MailPart[];
  /** Why the recipient gets this email and how to stop it, in a sentence or two. */
  why: string;
  /** URL where the recipient can unsubscribe. */
  unsubscribe?: string;
  /** The address of the button, for clients that remove it. HTML only. */
  buttonAddress?: string;
}

export type MailPart =
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'heading'; text: string }
  /** A call to action, with a note next to it. */
  | { kind: 'button'; label: string; href: string; note?: string }
  /** So many are done, the one after them is next. */
  | { kind: 'steps'; steps: readonly Step[]; done: number }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Lines of a bill or a price list. */
  | { kind: 'amounts'; amounts: readonly Fact[]; total?: Fact }
  /** A row of large numbers. */
  | { kind: 'figures'; figures: readonly Count[] }
  /** Counts as bars, longest first. */
  | { kind: 'bars'; bars: readonly Count[] }
  /** Commands for the operator's terminal; a quiet one is a footnote. */
  | { kind: 'command'; lines: readonly string[]; isQuiet?: boolean }
  /** User input with its line breaks. */
  | { kind: 'quote'; text: string };

export interface Step {
  title: string;
  text: string;
}

export interface Fact {
  name: string;
  value: string;
}

export interface Count {
  name: string;
  count: number;
  /** Shows it in red. */
  isBad?: boolean;
}

export interface MailBranding {
  brand: string;
  /** Postal address, a line each. */
  address: readonly string[];
  /** Base of the public site, without trailing slash. */
  site: string;
  /** The version of the pictures, in their addresses; null for no pictures and no fonts. */
  pictures: string | null;
}

export interface OperatorBranding extends MailBranding {
  /** How operator commands are run. */
  ops: string;
}

export const text = (words: string): MailPart => ({ kind: 'text', text: words });
export const quietText = (words: string): MailPart => ({
  kind: 'text',
  text: words,
  isQuiet: true,
});
export const heading = (words: string): MailPart => ({ kind: 'heading', text: words });
export const button = (label: string, href: string, note?: string): MailPart => ({
  kind: 'button',
  label,
  href,
  ...(note === undefined ? {} : { note }),
});
export const command = (...lines: string[]): MailPart => ({ kind: 'command', lines });
export const quietCommand = (...lines: string[]): MailPart => ({
  kind: 'command',
  lines,
  isQuiet: true,
});
export const quote = (words: string): MailPart => ({ kind: 'quote', text: words });

/**
 * @param done how many are done
 * @param pairs title and text
 */
export function steps(
  done: number,
  ...pairs: readonly (readonly [title: string, text: string])[]
): MailPart {
  return { kind: 'steps', done, steps: pairs.map(([title, words]) => ({ title, text: words })) };
}

/** Omits facts without a value. */
export function facts(rows: Readonly<Record<string, string>>): MailPart {
  return {
    kind: 'facts',
    facts: Object.entries(rows)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value })),
  };
}

/** Omits zeros, and sorts by count in descending order. */
export function bars(counts: Readonly<Record<string, number>>): MailPart {
  return {
    kind: 'bars',
    bars: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count),
  };
}
