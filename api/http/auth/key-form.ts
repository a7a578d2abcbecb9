import { keyLength, keyPrefixes } from '../../keys/api-key.ts';

/**
 * Why a token is not a key by its format; null for any text with the prefix and the length of a key.
 * @param prefixes of the keys that the call accepts
 */
export function keyFormFault(token: string, prefixes: readonly string[]): string | null {
  const prefix = prefixes.find((candidate) => token.startsWith(candidate));
  if (prefix !== undefined && token.length === keyLength(prefix)) return null;
  if (isQuoted.test(token)) return 'The key is in quotation marks or brackets. Send it without.';
  if (isVariable.test(token)) {
    return `The header has the text ${token} instead of a key: nothing replaced the variable. In a shell, write it in double quotes, not single ones.`;
  }
  if (isPlaceholder.test(token)) {
    return 'The header has a placeholder instead of a key. Put your key in its place.';
  }
  return prefix === undefined
    ? `This is not a key for this call: those start with ${prefixes.join(' or ')}.`
    : `The key is not complete: it has ${token.length} characters instead of ${keyLength(prefix)}. Copy all of it.`;
}

const anyPrefix = Object.values(keyPrefixes).join('|');
const isQuoted = new RegExp(`^["'\`<([{]+(?:${anyPrefix})[\\w-]{20,}["'\`>)\\]}]*$`);
/** A placeholder of a shell, a template or a Windows command line. */
const isVariable = /^(?:\$\{?\w{1,60}\}?|%\w{1,60}%|\{\{?[\w.-]{1,60}\}?\})$/;
/** Without digits, such as `YOUR_API_KEY`, `<key>` or `process.env.API_KEY`; or a missing value. */
const isPlaceholder = new RegExp(
  `^(?:[^0-9]*(?:key|token|secret)[^0-9]*|undefined|null|none|nil|nan|(?:${anyPrefix})?(?:\\.{2,}|x{3,}|\\*{3,}))$`,
  'i',
);
