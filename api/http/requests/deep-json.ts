import { ApiError } from '@grovemail/contract/api-error.ts';

/** The API needs five levels, MCP about six. */
const maxDepth = 32;

/**
 * Limits the depth of JSON: JSON.parse blocks the server for seconds with 8 MB of brackets, and MCP's SDK overflows the stack
 * at some thousand levels.
 * @throws {ApiError} invalid_request for lists and objects that nest deeper than `maxDepth`, before they are parsed
 */
export function rejectDeepJson(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) {
      throw new ApiError('invalid_request', {
        messages: [`Nest lists and objects at most ${maxDepth} deep.`],
      });
    }
  }
}

/** The index of the closing quote; the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
