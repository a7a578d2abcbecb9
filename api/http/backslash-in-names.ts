import { Refusal } from '@grovemail/contract/refusal.ts';

/**
 * V8's JSON.parse, once it has read a property name with a backslash, takes other names with escapes
 * for it, in any later text (nodejs/node#63785): one caller could rename another's data.
 * @throws {Refusal} invalid_request for a body with such a name, before it is parsed
 */
export function refuseBackslashInNames(text: string): void {
  if (!backslash.test(text)) return;
  for (const [, characters = '', colon] of text.matchAll(jsonString)) {
    if (colon && backslash.test(characters)) {
      throw new Refusal('invalid_request', {
        messages: ['The name of a field cannot contain a backslash.'],
      });
    }
  }
}

/** A backslash as JSON escapes it. */
const backslash = /\\(?:\\|u005c)/i;

/** A string, and the colon that makes it a property's name. */
const jsonString = /"((?:[^"\\]|\\.)*)"(\s*:)?/gs;
