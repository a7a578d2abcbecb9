import { readFileSync } from 'node:fs';
import type { AstroUserConfig } from 'astro';
import { shortLetters } from './short-letters.ts';

type Plugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/**
 * Gives the design tokens names of a letter or two in what is built: they stand hundreds of times in
 * a page's own styles.
 * @param tokens path of the style sheet that declares them
 */
export function shortTokens(tokens: string): Plugin {
  const rename = tokenRenamer(readFileSync(tokens, 'utf8'));
  return {
    name: 'short-tokens',
    apply: 'build',
    enforce: 'pre',
    transform(code: string, id: string) {
      const file = id.split('?')[0] ?? '';
      if (file.includes('/node_modules/')) return null;
      if (file.endsWith('.css')) return { code: rename(code), map: null };
      return /\.tsx?$/.test(file) && code.includes('var(--')
        ? { code: rename(code), map: null }
        : null;
    },
  };
}

/**
 * Makes what renames tokens in a style sheet or in a script that holds styles.
 * @param sheet declares the tokens; other custom properties keep their names
 */
export function tokenRenamer(sheet: string): (code: string) => string {
  const declared = [...sheet.matchAll(/(?<=^|[\s{;])--([a-z][\w-]*)(?=\s*:)/g)];
  const names = [...new Set(declared.map(([, name = '']) => name))];
  const short = new Map(names.map((name, at) => [name, shortLetters(at)]));
  // In a script `--count` takes one off; a token is declared with a colon or stands in var().
  return (code) =>
    code.replace(/(?<=^|[\s{;]|var\(\s*)--([a-z][\w-]*)(?=\s*[:,)])/g, (written, name: string) => {
      const letters = short.get(name);
      return letters ? `--${letters}` : written;
    });
}
