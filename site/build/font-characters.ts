import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/**
 * Stops the build if a page, a drawing or a price contains a character our fonts lack: the reader's system would
 * show it in another font.
 * @param symbols of currencies, which islands render
 */
export function fontCharacters(symbols: readonly string[]): AstroIntegration {
  return {
    name: 'font-characters',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const held = await readFile(new URL('../fonts/characters.txt', import.meta.url), 'utf8');
        const root = fileURLToPath(dir);
        const pages = globSync('{**/*.html,pictures/*.svg}', { cwd: root }).sort();
        const texts = pages.map(
          async (page): Promise<[place: string, text: string]> => [
            `/${page}`,
            shownText(await readFile(join(root, page), 'utf8')),
          ],
        );
        const lacking = lackingCharacters(
          [['a currency', symbols.join('')], ...(await Promise.all(texts))],
          held,
        );
        if (lacking.length > 0) throw new Error(`${lacking.join('\n')}\n${advice}`);
      },
    },
  };
}

const advice =
  'A currency’s symbol needs only `npx node script/subset-fonts.ts`; add any other character to the letters there first.';

/**
 * One sentence for each visible character that is missing.
 * @param texts with the place of each, for the sentence
 */
export function lackingCharacters(
  texts: readonly (readonly [place: string, text: string])[],
  held: string,
): string[] {
  const known = new Set(held);
  const lacking = new Map<string, string>();
  for (const [place, text] of texts) {
    for (const character of text) {
      if (known.has(character) || /[\p{Z}\p{C}]/u.test(character)) continue;
      if (!lacking.has(character)) lacking.set(character, place);
    }
  }
  return [...lacking].map(([character, place]) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `The fonts have no ${character} (U+${code}), used in ${place}.`;
  });
}

/** Shown in one of the reader's system fonts, or not at all. */
const otherwiseSet = ['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template'];

/** A page's text set in our fonts, including its title. */
export function shownText(html: string): string {
  return textIn(parse(html));
}

function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if ('tagName' in node && otherwiseSet.includes(node.tagName)) return '';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}
