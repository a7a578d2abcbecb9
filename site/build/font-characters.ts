import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/**
 * Stops the build if a page or a price contains a character our fonts lack: the reader's system would
 * show it in another font.
 * @param symbols of currencies, which islands render
 */
export function fontCharacters(symbols: readonly string[]): AstroIntegration {
  return {
    name: 'font-characters',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root }).sort();
        const documents = await Promise.all(
          pages.map(async (page) => [page, await readFile(join(root, page), 'utf8')] as const),
        );
        const texts = documents.map(([page, html]) => [`/${page}`, shownText(html)] as const);
        const headings = documents.map(
          ([page, html]) => [`a heading of /${page}`, headingText(html)] as const,
        );
        const lacking = [
          ...lackingCharacters(
            [['a currency', symbols.join('')], ...texts],
            await charactersOf('plus-jakarta-sans'),
          ),
          ...lackingCharacters(headings, await charactersOf('bricolage-grotesque')),
        ];
        if (lacking.length > 0) throw new Error(`${lacking.join('\n')}\n${advice}`);
      },
    },
  };
}

function charactersOf(family: string): Promise<string> {
  return readFile(new URL(`../fonts/${family}.txt`, import.meta.url), 'utf8');
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

/** The text of a page's headings, without the slots that the API fills. */
export function headingText(html: string): string {
  return headingsIn(parse(html))
    .map(textIn)
    .join('')
    .replaceAll(/\{\{\w+\}\}/g, '');
}

function headingsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  if (/^h[1-3]$/.test(node.nodeName)) return [node];
  return 'childNodes' in node ? node.childNodes.flatMap(headingsIn) : [];
}

function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if ('tagName' in node && otherwiseSet.includes(node.tagName)) return '';
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';
}
