import type { Place } from './place.ts';
import { urlPlace } from './url-place.ts';
import { inStyleUrl } from './url-values.ts';

/**
 * CSS: a style sheet, or the declarations of a `style` attribute. In a sheet, `@media` at the start of a statement is a rule
 * (CSS Syntax 3, 5.4.2). Comments contain no placeholders.
 */
export function stylePlace(isSheet: boolean): Place {
  let mode: 'plain' | 'comment' | 'string' | 'url' = 'plain';
  let end = /$/g;
  let isStatement = true;
  let url = urlPlace();

  function pass(text: string): void {
    for (let at = 0; at < text.length; )
      at = mode === 'plain' ? passPlain(text, at) : passTo(text, at);
  }

  function passPlain(text: string, at: number): number {
    plain.lastIndex = at;
    const [whole = text.slice(at), comment, quote, open, urlQuote] = plain.exec(text) ?? [];
    if (comment) begin('comment', /\*\//g);
    else if (quote) begin('string', ends[quote as '"']);
    else if (open) {
      begin('url', urlQuote ? ends[urlQuote as '"'] : /\)/g);
      url = urlPlace();
    }
    if (/^[{};]$/.test(whole)) isStatement = true;
    else if (!comment && !/^(?:\s+|<!--|-->)$/.test(whole)) isStatement = false;
    return at + whole.length;
  }

  function begin(next: typeof mode, until: RegExp): void {
    mode = next;
    end = until;
  }

  function passTo(text: string, at: number): number {
    end.lastIndex = at;
    const match = end.exec(text);
    if (mode === 'url') url.pass(text.slice(at, match?.index));
    if (!match) return text.length;
    mode = 'plain';
    return match.index + match[0].length;
  }

  return {
    isUrl: false,
    pass,
    write(value) {
      if (mode === 'string') return inStyleString(value);
      if (mode === 'url') return inStyleUrl(url.write(value));
      return value.replaceAll('<', '\\3c ');
    },
    isOwn(text, at) {
      if (mode === 'comment') return true;
      if (!isSheet || mode !== 'plain' || !isStatement) return false;
      atRule.lastIndex = at;
      const [, name = ''] = atRule.exec(text) ?? [];
      return name.includes('-') || atRules.has(name.toLowerCase());
    },
    isInUrl: () => mode === 'url',
  };
}

/** A comment, a string, a URL, the end of a statement, white space, an escape, or anything else. */
const plain = /(\/\*)|(["'])|(url\(\s*(["']?))|[{};]|\s+|<!--|-->|\\.?|[\w-]+|./gisy;

/** A line end ends a string as well (CSS Syntax 3, 4.3.5). */
const ends = { '"': /(?<!\\)["\n]/g, "'": /(?<!\\)['\n]/g };

function inStyleString(value: string): string {
  return value.replace(
    /["'\\<\p{Cc}]/gu,
    (character) => `\\${character.charCodeAt(0).toString(16)} `,
  );
}

const atRule = /@([\w-]+)/y;

/**
 * At-rules without a hyphen, also nested ones, and Word's `@list`. Those with a hyphen are recognized by it.
 */
const atRules = new Set(
  'annotation apply charset container document else function host import keyframes layer list media namespace nest ornaments page property scope stylistic styleset supports swash viewport when'.split(
    ' ',
  ),
);
