import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currencies } from '../domain/pricing/currencies.ts';
import { charactersIn } from '../script/font-characters.ts';

const site = join(import.meta.dirname, '../site');
const families = ['bricolage-grotesque', 'plus-jakarta-sans'];
const listed = (family: string) =>
  readFileSync(join(site, `fonts/${family}.txt`), 'utf8').replace('\n', '');
const [range = ''] =
  /unicode-range: [^;]*/.exec(readFileSync(join(site, 'styles/currency-fonts.css'), 'utf8')) ?? [];
const signs = [...range.matchAll(/U\+([\dA-F]+)/g)].map(([, code = '']) =>
  String.fromCodePoint(Number.parseInt(code, 16)),
);

describe.each(families)('%s', (family) => {
  const font = (name: string) => readFileSync(join(site, 'fonts', `${family}${name}`));

  it('has the characters listed for it in site/fonts', async () => {
    const characters = listed(family);
    const held = [
      await charactersIn(font('.woff2'), characters),
      await charactersIn(font('-currency.woff2'), signs.join('')),
    ];
    expect(held.join('')).toBe(characters);
  });

  it('lacks all others', async () => {
    expect(await charactersIn(font('.woff2'), 'aж₦é')).toBe('aé');
    expect(await charactersIn(font('-currency.woff2'), 'a₦')).toBe('₦');
  });
});

it.each(currencies.map(({ code, symbol }) => [code, symbol]))(
  'has the symbol of %s',
  (_, symbol) => {
    for (const family of families) {
      for (const sign of symbol) expect(listed(family)).toContain(sign);
    }
  },
);
