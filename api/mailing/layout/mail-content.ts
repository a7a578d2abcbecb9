import type { MailStampName } from '@grovemail/domain/mail-pictures.ts';

/** Content of an email, from which text and HTML are rendered. No text in it is trusted. */
export interface MailContent {
  subject: string;
  /** Preview text that clients show beside the subject. */
  preview: string;
  /** Its kind in a word or two, at the edge of the header. */
  label: string;
  title: string;
  stamp?: MailStampName;
  /** First line of the letter, such as `Hello Ada,`. */
  greeting?: string;
  parts: readonly MailPart[];
  /** Why the recipient gets this email and how to stop it, in a sentence or two. */
  why: string;
  /** URL where the recipient can unsubscribe. */
  unsubscribe?: string;
}

export type MailPart =
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'heading'; text: string }
  /** Call to action. @param note beside it */
  | { kind: 'button'; label: string; href: string; note?: string }
  /** The address of the button, for clients that remove it. The text part has it already. */
  | { kind: 'address'; href: string }
  /** The first has happened, the second is next. */
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Lines of a bill, of which the last is the total. */
  | { kind: 'amounts'; amounts: readonly Fact[] }
  /** A row of large numbers. */
  | { kind: 'figures'; figures: readonly Count[] }
  /** Counts as bars, longest first. */
  | { kind: 'bars'; bars: readonly Count[] }
  /** Lines for the operator's terminal. */
  | { kind: 'command'; lines: readonly string[] }
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
  /** Shown in red. */
  isBad?: boolean;
}

export interface MailBranding {
  brand: string;
  /** Postal address, a line each. */
  address: readonly string[];
  /** Base of the public site, without trailing slash. */
  site: string;
  /** Changes with the brand, and with it the addresses of the pictures. Null: no pictures and no fonts. */
  pictures: string | null;
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
export const addressOf = (href: string): MailPart => ({ kind: 'address', href });
export const command = (...lines: string[]): MailPart => ({ kind: 'command', lines });
export const quote = (words: string): MailPart => ({ kind: 'quote', text: words });

/** @param pairs title and text */
export function steps(...pairs: readonly (readonly [title: string, text: string])[]): MailPart {
  return { kind: 'steps', steps: pairs.map(([title, words]) => ({ title, text: words })) };
}

/** Leaves out facts without a value. */
export function facts(rows: Readonly<Record<string, string>>): MailPart {
  return {
    kind: 'facts',
    facts: Object.entries(rows)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value })),
  };
}

/** Leaves out what was not counted, and puts the most first. */
export function bars(counts: Readonly<Record<string, number>>): MailPart {
  return {
    kind: 'bars',
    bars: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count),
  };
}
