/** Mails with placeholders, by their code. */
export interface TemplateStore {
  /** Stores a template under its code, in place of the one that was there. */
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
  /** The text part; null has it made of the html. */
  plain: string | null;
}
