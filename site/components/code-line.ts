export type TokenKind = 'key' | 'string' | 'number' | 'keyword' | 'mark' | 'comment';

export interface CodeToken {
  text: string;
  /** None for plain text. */
  kind?: TokenKind;
}

export interface CodeLine {
  tokens: CodeToken[];
  /** Highlighted. */
  lit?: boolean;
  /** Space-separated ids of the parameters in this line, which are highlighted together with it. */
  of?: string;
}
