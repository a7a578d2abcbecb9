import type { Place } from './place.ts';
import { textPlace } from './text-place.ts';

/** JSON in a script, such as JSON-LD 1.1, whose keywords begin with `@` too. */
export function jsonPlace(): Place {
  const prose = textPlace();
  let string: string | null = null;
  let lastString = '';
  let key = '';
  let isEscaped = false;

  function pass(text: string): void {
    prose.pass(text);
    for (const character of text) {
      if (string === null) {
        if (character === '"') string = '';
        else if (character === ':') key = lastString;
      } else if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') {
        lastString = string;
        string = null;
      } else if (string.length < maxWord) string += character;
    }
  }

  return {
    isUrl: false,
    pass,
    write(value) {
      if (string !== null)
        return JSON.stringify(prose.write(value)).slice(1, -1).replace(/</g, '\\u003c');
      return literal.test(value) ? value : JSON.stringify(value).replace(/</g, '\\u003c');
    },
    isOwn(text, at) {
      if (string !== '') return false;
      ownWord.lastIndex = at;
      const [, word = '', colon] = ownWord.exec(text) ?? [];
      return words.has(word) && (colon !== undefined || key === '@type' || key === '@container');
    },
    isInUrl: prose.isInUrl,
  };
}

/** Longer than any keyword of JSON-LD. */
const maxWord = 20;

const literal = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/;

const ownWord = /@([a-z]+)"(\s*:)?/iy;

/** The keywords of JSON-LD 1.1 (1.7). */
const words = new Set(
  'base container context direction graph id import included index json language list nest none prefix propagate protected reverse set type value version vocab'.split(
    ' ',
  ),
);
