import type { MailKind } from '../../mailing/lists.ts';

/** Emails with placeholders, by code. */
export interface TemplateStore {
  /**
   * Stores a template under its code, replacing any existing one, which is kept as a version. Without a kind, that one's is kept, and a
   * new one is list mail.
   * @returns its kind
   */
  putTemplate(template: NewTemplate): Promise<MailKind>;
  findTemplate(code: string): Promise<TemplateRow | null>;
  /** Every version of a template, the current one first; none if there is no such template. */
  listTemplateVersions(code: string): Promise<TemplateVersion[]>;
  /**
   * Restores an earlier version as a new one, so that this can also be undone.
   * `current`: it has the same content as the current version.
   */
  restoreTemplate(code: string, version: number): Promise<'restored' | 'current' | 'unknown'>;
  /** By code. */
  listTemplates(): Promise<TemplateRow[]>;
}

export interface NewTemplate extends Omit<TemplateRow, 'updatedAt' | 'kind'> {
  kind?: MailKind | undefined;
}

export interface TemplateVersion extends Pick<TemplateRow, 'kind' | 'subject' | 'html' | 'plain'> {
  /** Counts up from 1. */
  version: number;
  /** When it was stored, in milliseconds since the epoch. */
  storedAt: number;
}

export interface TemplateRow {
  code: string;
  createdAt: number;
  updatedAt: number;
  kind: MailKind;
  subject: string;
  html: string;
  /** The text part; null: generated from the html. */
  plain: string | null;
}
