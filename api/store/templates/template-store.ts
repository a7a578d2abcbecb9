/** Mails with placeholders, by their code. */
export interface TemplateStore {
  /** Stores a template under its code, replacing any existing one. */
  putTemplate(template: Omit<TemplateRow, 'updatedAt'>): Promise<void>;
  findTemplate(code: string): Promise<TemplateRow | null>;
  /** By code. */
  listTemplates(): Promise<TemplateRow[]>;
}

export interface TemplateRow {
  code: string;
  createdAt: number;
  updatedAt: number;
  subject: string;
  html: string;
  /** The text part; null: made from the html. */
  plain: string | null;
}
