import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';

/** The kinds of row that an operator can name, and the source stored for each. An unsubscribe is the recipient's own choice. */
export const importedAs = {
  unsubscribe: 'link',
  block: 'operator',
  bounce: 'bounce',
  complaint: 'complaint',
} as const satisfies Record<string, SuppressionSource>;

export type ImportedAs = keyof typeof importedAs;

/** What the codes of a row mean: how to import it, to leave it out, or nothing. */
export type Kind = ImportedAs | 'left out' | null;

/** The names of the providers, as `--from` takes them. */
export const providers = [
  ...(['export', 'mailchimp', 'sendgrid', 'postmark', 'mailgun', 'ses'] as const),
  'other',
] as const;

export type Provider = (typeof providers)[number];

/** One kind of file that a provider writes. */
export interface Format {
  provider: Provider;
  title: string;
  /** How a row's kind is decided, as it is shown to the operator. */
  rule: string;
  /** @returns null if the header is not this format's */
  columns(header: Header): Columns | null;
  kindOf(cell: (column: string) => string): Kind;
}

/** The names of the columns as the header has them. */
export interface Columns {
  email: string;
  time: string | null;
}

/** The column names of a file. Spelling and case of a name do not count, unless it is asked for exactly. */
export interface Header {
  names: readonly string[];
  /** The first of these names that the header has, in its spelling. */
  find(...names: readonly string[]): string | null;
  has(...names: readonly string[]): boolean;
  /** Whether it has these columns and no others. */
  is(...names: readonly string[]): boolean;
}

export function headerOf(names: readonly string[]): Header {
  const plain = names.map(plainName);
  const find = (...wanted: readonly string[]) => {
    for (const name of wanted) {
      const at = plain.indexOf(plainName(name));
      if (at >= 0) return names[at] ?? null;
    }
    return null;
  };
  const has = (...wanted: readonly string[]) => wanted.every((name) => find(name) !== null);
  return { names, find, has, is: (...all) => names.length === all.length && has(...all) };
}

/** In lower case without punctuation: `Email Address` and `EmailAddress` are one name. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
