import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';

/** What distinguishes versions of a template. */
export interface TemplateContent {
  kind: MailKind;
  subject: string;
  html: string;
  /** The text part; null: made from the html. */
  plain: string | null;
}

/** Whether storing one over the other changes nothing. */
export function isSameContent(one: TemplateContent, other: TemplateContent): boolean {
  const parts = ['kind', 'subject', 'html', 'plain'] as const;
  return parts.every((part) => one[part] === other[part]);
}
