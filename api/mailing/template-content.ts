import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';

/** The part of a template that is versioned. */
export interface TemplateContent {
  kind: MailKind;
  subject: string;
  html: string;
  /** The text part; null to generate it from the html. */
  plain: string | null;
}

export function isSameContent(one: TemplateContent, other: TemplateContent): boolean {
  const parts = ['kind', 'subject', 'html', 'plain'] as const;
  return parts.every((part) => one[part] === other[part]);
}
