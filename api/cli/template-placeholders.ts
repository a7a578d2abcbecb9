import { type MailSource, openPlaceholders } from '@grovemail/domain/transactionals/compose.ts';

/** The placeholders that calls give values for, as they are written: `@firstname`. */
export function templatePlaceholders(template: MailSource): string[] {
  return openPlaceholders(template).map((name) => `@${name}`);
}
