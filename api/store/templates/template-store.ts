import type { MailKind } from '@grovemail/domain/transactionals/mail-kind.ts';

/** Mails with placeholders, by their code. */
export interface TemplateStore {
  /**
   * Stores a template under its code, replacing any existing one. Without a kind, that one's is kept, and a
   * new one is list mail.
   * @returns its kind
   */
  putTemplate(template: NewTemplate): Promise<MailKind>;
  findTemplate(code: string): Promise<TemplateRow | null>;
  /** By code. */
  listTemplates(): Promise<TemplateRow[]>;
}

export interface NewTemplate extends Omit<TemplateRow, 'updatedAt' | 'kind'> {
  kind?: MailKind | undefined;
}

export interface TemplateRow {
  code: string;
  createdAt: number;
  updatedAt: number;
  kind: MailKind;
  subject: string;
  html: string;
  /** The text part; null: made from the html. */
  plain: string | null;
}
