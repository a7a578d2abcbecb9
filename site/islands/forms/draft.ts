import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';
import { readSession, writeSession } from '../../browser/storage.ts';

/**
 * What was typed into a form stays in this tab until it is sent, so that neither a failure nor a
 * reload loses it. The load script wakes a form whose draft is kept (`scripts/wake.ts`).
 */
export function keepDraft(name: string, data: FormData): void {
  const typed = [...data].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !unseen.includes(entry[0]),
  );
  writeSession(keyOf(name), new URLSearchParams(typed).toString());
}

export function dropDraft(name: string): void {
  writeSession(keyOf(name), null);
  writeSession(knownOf(name), null);
}

/**
 * Puts values into a draft, in place of all that it held under their names.
 * @returns whether they are kept; not so where storage is blocked
 */
export function replaceInDraft(name: string, values: [name: string, value: string][]): boolean {
  const draft = new URLSearchParams(readSession(keyOf(name)) ?? '');
  for (const [field] of values) draft.delete(field);
  for (const [field, value] of values) draft.append(field, value);
  writeSession(keyOf(name), draft.toString());
  return readSession(keyOf(name)) === draft.toString();
}

/** Fills the empty fields of a form with its draft. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  fillEmpty(form, [...new URLSearchParams(readSession(keyOf(name)) ?? '')]);
}

/**
 * Prepares another form with what is known already. What was typed there itself stays; what only came
 * from here before is brought up to date.
 */
export function addToDraft(name: string, values: Readonly<Record<string, string>>): void {
  const draft = new URLSearchParams(readSession(keyOf(name)) ?? '');
  const before = new URLSearchParams(readSession(knownOf(name)) ?? '');
  for (const [field, value] of Object.entries(values)) {
    const held = draft.get(field);
    if (value && (!held || held === before.get(field))) draft.set(field, value);
  }
  writeSession(keyOf(name), draft.toString());
  writeSession(knownOf(name), new URLSearchParams(values).toString());
}

/** Puts values into those fields that hold nothing yet. */
export function fillEmpty(form: HTMLFormElement, values: [name: string, value: string][]): void {
  for (const [name, value] of values) {
    for (const control of form.elements) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        if (control.name === name && control.value === value) control.checked = true;
      } else if (isText(control) && control.name === name && control.value === '') {
        // An option that is not offered any more would leave the list without a choice.
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

const unseen = ['type', honeypotField];

// The thank-you pages take these away too (`scripts/forget-sent.ts`).
const keyOf = (name: string) => `draft:${name}` as const;
const knownOf = (name: string) => `known:${name}` as const;
