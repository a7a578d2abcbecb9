import { type MailSource, openPlaceholders } from '../../mailing/compose.ts';

/** The placeholders that API calls fill, as written in the template: `@firstname`. */
export function templatePlaceholders(template: MailSource): string[] {
  return openPlaceholders(template).map((name) => `@${name}`);
}
