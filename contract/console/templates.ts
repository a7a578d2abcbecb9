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
  /** Null if the text part is made from the HTML. */
  text: string | null;
}

/** A template as it is, or as one of its versions was. */
export interface StoredTemplate extends TemplateContent {
  version: number;
  storedAt: number;
}

export interface TemplateDetail {
  /** Null if nothing is stored under this code. */
  template: StoredTemplate | null;
}

/** The words of a template, to compare versions. */
export interface TemplateWords {
  /** The text part, or the text in the HTML, with its placeholders. */
  text: string;
  /** The placeholders, including those of the subject. */
  names: string[];
}

export type VersionItem = Pick<StoredTemplate, 'version' | 'storedAt' | 'kind' | 'subject'>;

/** A mail as a recipient would see it. */
export interface Preview {
  subject: string;
  text: string;
  /** The placeholders, in reading order. */
  names: string[];
  /** The placeholders without a value. */
  unfilled: string[];
  /** Possible mistakes, in sentences. */
  notes: string[];
  /** Why it cannot be rendered; empty if it can. */
  problem: string;
  /** One-time URLs of the HTML, one for each frame. */
  frames: string[];
}
