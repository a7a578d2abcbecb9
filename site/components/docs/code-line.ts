export type TokenKind = 'key' | 'string' | 'number' | 'keyword' | 'mark' | 'comment';

export interface CodeToken {
  text: string;
  /** None for plain text. */
  kind?: TokenKind;
}

export interface CodeLine {
  tokens: CodeToken[];
  /** Shown on the lit ground. */
  lit?: boolean;
  /** Ids, apart by spaces, of the parameters that this line writes: they light up together. */
  of?: string;
}
