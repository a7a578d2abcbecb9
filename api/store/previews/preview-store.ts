/** One-time addresses at which a test mail is looked at. */
export interface PreviewStore {
  /** Keeps a token until it is used or expires, and forgets a few that have expired. */
  addPreview(preview: Preview): Promise<void>;
  /** Spends a token. @returns the mail's HTML; null for a token that is unknown, spent or expired */
  takePreview(digest: string): Promise<string | null>;
}

export interface Preview {
  /** SHA-256 of the token, in hexadecimal: the store never holds the token itself. */
  digest: string;
  transactionalId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
