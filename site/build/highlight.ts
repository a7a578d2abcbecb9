import { createHighlighterCoreSync, type ThemeRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import html from 'shiki/langs/html.mjs';
import http from 'shiki/langs/http.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import type { CodeLine, CodeToken, TokenKind } from '../components/code-line.ts';

export type CodeLanguage = 'http' | 'js' | 'python' | 'php' | 'json' | 'html' | 'sh' | 'text';

/** Splits code into lines of tokens, which the stylesheet of `CodePanel` colors by kind. */
export function highlight(code: string, language: CodeLanguage): CodeLine[] {
  const text = code.replace(/\n+$/, '');
  if (language === 'text') return text.split('\n').map((line) => ({ tokens: [{ text: line }] }));
  const lines = shiki.codeToTokensBase(text, {
    lang: language,
    theme: 'kinds',
    // No limit, so that a busy machine builds the same pages.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) => ({
    tokens: merged(
      line.map(({ content, color }) => {
        const kind = kinds.get(color?.toLowerCase() ?? '');
        return kind ? { text: content, kind } : { text: content };
      }),
    ),
  }));
}

/** TextMate scopes of each kind; the most specific one wins. */
const scopes: Record<TokenKind, string[]> = {
  key: [
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
    'entity.name.function',
    'support.function',
    'entity.other.attribute-name',
    'variable.parameter.function-call',
  ],
  string: ['string', 'constant.character.escape', 'punctuation.definition.string'],
  number: ['constant.numeric', 'constant.language', 'constant.other', 'variable.language.this'],
  keyword: [
    'keyword.control',
    'keyword.operator.new',
    'storage',
    'entity.name.tag',
    'keyword.other',
  ],
  mark: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'entity.name.tag.http',
    'keyword.other.http',
    'constant.numeric.http',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
};

/** Plain code within string scopes. */
const plain = ['meta.template.expression', 'string.unquoted.argument', 'string.other.http'];

// Shiki returns a theme's colors, so each kind gets a unique color that identifies it.
const names = Object.keys(scopes) as TokenKind[];
const colorOf = (kind: TokenKind) => `#00000${names.indexOf(kind) + 1}`;
const kinds = new Map(names.map((kind) => [colorOf(kind), kind]));
const theme: ThemeRegistration = {
  name: 'kinds',
  type: 'dark',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    { scope: plain, settings: { foreground: '#ffffff' } },
    ...names.map((kind) => ({ scope: scopes[kind], settings: { foreground: colorOf(kind) } })),
  ],
};

const shiki = createHighlighterCoreSync({
  themes: [theme],
  langs: [html, http, javascript, json, php, python, shellscript],
  engine: createJavaScriptRegexEngine(),
});

/** Joins neighbors of the same kind, and spaces to the token before, for fewer elements. */
function merged(tokens: CodeToken[]): CodeToken[] {
  const out: CodeToken[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else out.push({ ...token });
  }
  return out;
}
