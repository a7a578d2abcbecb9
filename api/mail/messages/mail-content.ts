/** Content of a mail, from which text and HTML are rendered. No text in it is trusted. */
export interface MailContent {
  subject: string;
  /** Preview text that clients show beside the subject. */
  preview: string;
  title: string;
  parts: readonly MailPart[];
  /** Why the recipient gets this mail, in a sentence or two. */
  why: string;
  /** URL where the recipient can unsubscribe. */
  unsubscribe?: string;
}

export type MailPart =
  | { kind: 'text'; text: string }
  /** Call to action. */
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** User input with its line breaks. */
  | { kind: 'quote'; text: string };

export interface Fact {
  name: string;
  value: string;
}

export interface MailBranding {
  brand: string;
  /** Postal address, a line each. */
  address: readonly string[];
  /** Base of the public site, without trailing slash. */
  site: string;
}

export const text = (words: string): MailPart => ({ kind: 'text', text: words });
export const button = (label: string, href: string): MailPart => ({ kind: 'button', label, href });
export const quote = (words: string): MailPart => ({ kind: 'quote', text: words });

/** Leaves out facts without a value. */
export function facts(rows: Readonly<Record<string, string>>): MailPart {
  return {
    kind: 'facts',
    facts: Object.entries(rows)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value })),
  };
}
