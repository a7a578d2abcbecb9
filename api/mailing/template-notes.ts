import { placeholderName } from '@grovemail/contract/fields/placeholders.ts';
import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import {
  type MailData,
  type MailSource,
  preferenceLinkValue,
  templateNames,
  wantsPreferenceLink,
} from './compose.ts';

/** A warning for the template's author. */
export interface TemplateNote {
  code: 'foreign_placeholders' | 'misplaced_placeholders' | 'link_without_effect';
  /** A sentence. */
  message: string;
}

/** A long template may have tens of thousands. */
const maxNamed = 100;

/** The placeholders that calls fill, such as `@firstname`. @param data values that are known already */
export function templatePlaceholders(template: MailSource, data: MailData = {}): string[] {
  return templateNames(template, data).fillable.map(writtenName);
}

/** Warns of placeholders of other services, misplaced ones, and a link without effect. */
export function templateNotes(template: MailSource & { kind: MailKind }): TemplateNote[] {
  const notes: TemplateNote[] = [];
  const foreign = foreignPlaceholders(template);
  if (foreign.length > 0) {
    notes.push({
      code: 'foreign_placeholders',
      message: `Left as written: ${foreign.join(' ')}. Placeholders are written @name.`,
    });
  }
  const { misplaced } = templateNames(template);
  if (misplaced.length > 0) {
    const names = misplaced.slice(0, maxNamed).map(writtenName).join(' ');
    notes.push({
      code: 'misplaced_placeholders',
      message: `Left as written, since no value is filled into a tag, a script or code: ${names}.`,
    });
  }
  if (template.kind === 'action' && wantsPreferenceLink(template, {})) {
    notes.push({ code: 'link_without_effect', message: linkWithoutEffect });
  }
  return notes;
}

/** Placeholders of other services, as in Handlebars and Mailchimp's merge tags. */
const foreignMarks =
  /\{\{[#/^&{]?\s{0,9}\p{L}[\p{L}\p{N}_.]{0,60}\s{0,9}\}\}|\*\|[A-Z][A-Z0-9_]{0,60}\|\*/gu;
const maxForeign = 5;

function foreignPlaceholders({ subject, html, plain }: MailSource): string[] {
  const marks = [subject, html, plain].flatMap((part) => part?.match(foreignMarks) ?? []);
  return [...new Set(marks)].slice(0, maxForeign);
}

const linkWithoutEffect = `It contains ${preferenceLinkValue}, but unsubscribing does not stop mail of kind action: use kind list if recipients may unsubscribe.`;

/** A placeholder as written in a template. */
export function writtenName(name: string): string {
  return placeholderName.test(name) ? `@${name}` : `@{${name}}`;
}
