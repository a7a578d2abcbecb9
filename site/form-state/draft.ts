import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import { readSession, writeSession } from '../browser/storage.ts';

/**
 * Keeps a form's input in this tab until it is sent, so that no failure or reload loses it. The load
 * script hydrates forms with a draft at once (`scripts/hydrate-filled-forms.ts`).
 */
export function keepDraft(name: string, data: FormData): void {
  const typed = [...data].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !hiddenFields.includes(entry[0]),
  );
  writeSession(draftKey(name), new URLSearchParams(typed).toString());
}

export function dropDraft(name: string): void {
  writeSession(draftKey(name), null);
  writeSession(prefilledKey(name), null);
}

/**
 * Replaces fields in a draft.
 * @returns false if storage is blocked
 */
export function replaceInDraft(name: string, values: [name: string, value: string][]): boolean {
  const draft = new URLSearchParams(readSession(draftKey(name)) ?? '');
  for (const [field] of values) draft.delete(field);
  for (const [field, value] of values) draft.append(field, value);
  writeSession(draftKey(name), draft.toString());
  return readSession(draftKey(name)) === draft.toString();
}

/** Fills the empty fields of a form with its draft. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  fillEmpty(form, [...new URLSearchParams(readSession(draftKey(name)) ?? '')]);
}

/**
 * Prefills the draft of another form. Input from that form stays; values prefilled before are updated.
 */
export function addToDraft(name: string, values: Readonly<Record<string, string>>): void {
  const draft = new URLSearchParams(readSession(draftKey(name)) ?? '');
  const before = new URLSearchParams(readSession(prefilledKey(name)) ?? '');
  for (const [field, value] of Object.entries(values)) {
    const existing = draft.get(field);
    if (value && (!existing || existing === before.get(field))) draft.set(field, value);
  }
  writeSession(draftKey(name), draft.toString());
  writeSession(prefilledKey(name), new URLSearchParams(values).toString());
}

/** Sets the values of empty fields. */
export function fillEmpty(form: HTMLFormElement, values: [name: string, value: string][]): void {
  for (const [name, value] of values) {
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
        if (control.name === name && control.value === value) control.checked = true;
      } else if (isText(control) && control.name === name && control.value === '') {
        // Setting an option that no longer exists would leave nothing selected.
        if (control instanceof HTMLSelectElement && !offers(control, value)) continue;
        control.value = value;
      }
    }
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isText(control: Element): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

function offers(list: HTMLSelectElement, value: string): boolean {
  return [...list.options].some((option) => option.value === value);
}

const hiddenFields = ['type', honeypotField];

const draftKey = (name: string) => `draft:${name}` as const;
const prefilledKey = (name: string) => `known:${name}` as const;
