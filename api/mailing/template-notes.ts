import { placeholderName } from '@grovemail/contract/fields/placeholders.ts';
import type { MailKind } from '@grovemail/domain/preferences/mail-kind.ts';
import {
  type MailData,
  type MailSource,
  preferenceLinkValue,
  templateNames,
  wantsPreferenceLink,
} from './compose.ts';

/** What its author may not have intended. */
export interface TemplateNote {
  code: 'misplaced_placeholders' | 'link_without_effect';
  /** A sentence. */
  message: string;
}

/** Names in one sentence; a long template may have tens of thousands. */
const maxNamed = 100;

/** The placeholders that API calls fill, as written in the template: `@firstname`. @param data what has a value already */
export function templatePlaceholders(template: MailSource, data: MailData = {}): string[] {
  return templateNames(template, data).fillable.map(writtenName);
}

/** About placeholders that no call fills, and a link that has no effect. */
export function templateNotes(template: MailSource & { kind: MailKind }): TemplateNote[] {
  const notes: TemplateNote[] = [];
  const { misplaced } = templateNames(template);
  if (misplaced.length > 0) {
    const names = misplaced.slice(0, maxNamed).map(writtenName).join(' ');
    notes.push({
      code: 'misplaced_placeholders',
      message: `Left as written, since no value is filled into a tag, a script or code: ${names}.`,
    });
  }
  if (template.kind === 'action' && wantsPreferenceLink(template, {})) {
    notes.push({ code: 'link_without_effect', message: linkInVain });
  }
  return notes;
}

const linkInVain = `It contains ${preferenceLinkValue}, but unsubscribing does not stop mail of kind action: use kind list if recipients may unsubscribe.`;

/** A placeholder as a template has it. */
export function writtenName(name: string): string {
  return placeholderName.test(name) ? `@${name}` : `@{${name}}`;
}
