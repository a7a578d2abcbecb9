/** One-time links for viewing a test email. */
export interface PreviewStore {
  /** Stores a token until it is used or expires, and deletes a few expired ones. */
  addPreview(preview: Preview): Promise<void>;
  /** Uses up a token. @returns the email's HTML; null for a token that is unknown, used or expired */
  takePreview(digest: string): Promise<string | null>;
}

export interface Preview {
  /** SHA-256 of the token in hexadecimal; the token itself is not stored. */
  digest: string;
  transactionalId: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
