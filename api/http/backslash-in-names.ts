import { Refusal } from '@grovemail/contract/refusal.ts';

/**
 * After reading a property name with a backslash, V8's JSON.parse may mistake escaped names in later texts for it
 * (nodejs/node#63785), so one caller could rename another's data.
 * @throws {Refusal} invalid_request for a body with such a name, before it is parsed
 */
export function refuseBackslashInNames(text: string): void {
  if (!backslash.test(text)) return;
  for (const [, characters = '', colon] of text.matchAll(jsonString)) {
    if (colon && backslash.test(characters)) {
      throw new Refusal('invalid_request', {
        messages: ['A field name cannot contain a backslash.'],
      });
    }
  }
}

/** An escaped backslash. */
const backslash = /\\(?:\\|u005c)/i;

/** A string followed by a colon: a property name. */
const jsonString = /"((?:[^"\\]|\\.)*)"(\s*:)?/gs;
