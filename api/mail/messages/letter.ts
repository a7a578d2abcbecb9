/** What a mail says, once; text and HTML are both made from it. Every text in it may be anybody's. */
export interface Letter {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  parts: readonly Part[];
  /** Why this mail came, in a sentence or two. */
  why: string;
  /** Where the recipient can end such mail. */
  unsubscribe?: string;
}

export type Part =
  | { kind: 'text'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; text: string };

export interface Fact {
  name: string;
  value: string;
}

/** Who writes. */
export interface Letterhead {
  brand: string;
  /** Postal address, a line each. */
  address: readonly string[];
  /** Base of the public site, without trailing slash. */
  site: string;
}

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const button = (label: string, href: string): Part => ({ kind: 'button', label, href });
export const quote = (words: string): Part => ({ kind: 'quote', text: words });

/** Facts without a value are left out. */
export function facts(rows: Readonly<Record<string, string>>): Part {
  return {
    kind: 'facts',
    facts: Object.entries(rows)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name, value })),
  };
}
