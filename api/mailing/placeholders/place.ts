/** The context of the next text or value: prose, a URL, a style sheet. */
export interface Place {
  /** Advances by a text of the template. */
  pass(text: string): void;
  /** Encodes a value and advances by it. */
  write(value: string): string;
  /** Whether the `@` at a position of the text is part of a keyword, as in `@media`. */
  isOwn(text: string, at: number): boolean;
  isInUrl(): boolean;
  /** Whether the whole text is one URL. */
  readonly isUrl: boolean;
}

/** How text is encoded in the mail: with character references in HTML. */
export interface Notation {
  encode(value: string): string;
  decode(text: string): string;
}

export const asIs: Notation = { encode: String, decode: String };
