import { ApiError } from '@grovemail/contract/api-error.ts';

/**
 * After reading a property name with a backslash, V8's JSON.parse may mistake escaped names in later texts for it
 * (nodejs/node#63785), even if the text is malformed further on, so one caller could rename another's data.
 * @throws {ApiError} invalid_request for a body with such a name, before it is parsed
 */
export function rejectBackslashInNames(text: string): void {
  if (!/\\(?:\\|u005c)/i.test(text)) return;
  let isInString = false;
  /** Of the last string, which is a name if a colon follows. */
  let hasBackslash = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      isInString = !isInString;
      if (isInString) hasBackslash = false;
    } else if (isInString && character === '\\') {
      at += 1;
      hasBackslash ||= text[at] === '\\' || text.slice(at, at + 5).toLowerCase() === 'u005c';
    } else if (!isInString && character === ':' && hasBackslash) {
      throw new ApiError('invalid_request', {
        messages: ['A field name cannot contain a backslash.'],
      });
    }
  }
}
