import { preferenceLinkValue } from '@grovemail/domain/transactionals/compose.ts';
import { placeholdersIn } from '@grovemail/domain/transactionals/placeholders.ts';

/** The placeholders that calls give values for, as they are written: `@firstname`. */
export function templatePlaceholders(template: {
  subject: string;
  html: string;
  plain: string | null;
}): string[] {
  const { subject, html, plain } = template;
  const names = placeholdersIn([subject, html, plain ?? ''].join('\n'));
  // That one is filled without a call's doing.
  return names.map((name) => `@${name}`).filter((written) => written !== preferenceLinkValue);
}
