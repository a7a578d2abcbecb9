/** Where in a language of the mail the next text goes: prose, a URL, a style sheet. */
export interface Place {
  /** Reads text of the template. */
  pass(text: string): void;
  /** A value as it is written here, which is read as well. */
  write(value: string): string;
  /** Whether the `@` at this place of the text belongs to the language, as in `@media`. */
  isOwn(text: string, at: number): boolean;
  isInUrl(): boolean;
  /** Whether the whole text is one URL, whose scheme may be any. */
  readonly isUrl: boolean;
}

/** How a language is written into the mail: HTML with character references, other text as it is. */
export interface Notation {
  encode(value: string): string;
  decode(text: string): string;
}

export const asIs: Notation = { encode: String, decode: String };
