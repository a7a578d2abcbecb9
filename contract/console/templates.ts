export type TemplateKind = 'action' | 'list';

/** Times are milliseconds since the epoch. */
export interface TemplateItem {
  /** Its code. */
  id: string;
  version: number;
  kind: TemplateKind;
  subject: string;
  updatedAt: number;
}

export interface TemplateList {
  templates: TemplateItem[];
}

export interface TemplateContent {
  kind: TemplateKind;
  subject: string;
  html: string;
  /** Null: made from the html. */
  text: string | null;
}

/** A template as it is, or as one of its versions was. */
export interface StoredTemplate extends TemplateContent {
  version: number;
  storedAt: number;
}

/** Null: nothing is stored under this code. */
export interface TemplateDetail {
  template: StoredTemplate | null;
}

export interface TemplateWords {
  /** The text part, or what the HTML says, with placeholders as written. */
  words: string;
  /** The placeholders, those of the subject too. */
  names: string[];
}

export type VersionItem = Pick<StoredTemplate, 'version' | 'storedAt' | 'kind' | 'subject'>;

/** A mail as a recipient would see it. */
export interface Preview {
  subject: string;
  text: string;
  /** The placeholders, in reading order. */
  names: string[];
  /** Those without a value. */
  open: string[];
  /** Possible mistakes, in sentences. */
  notes: string[];
  /** Why it cannot be rendered; empty if it can. */
  problem: string;
  /** One-time URLs for frames. */
  frames: string[];
}
