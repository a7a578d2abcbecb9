import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currencies } from '../domain/pricing/currencies.ts';
import { charactersIn } from '../script/font-characters.ts';

const site = join(import.meta.dirname, '../site');
const families = ['bricolage-grotesque', 'plus-jakarta-sans'];
const listed = (family: string) =>
  readFileSync(join(site, `fonts/${family}.txt`), 'utf8').replace('\n', '');

describe.each(families)('%s', (family) => {
  const font = readFileSync(join(site, 'fonts', `${family}.woff2`));

  it('has the characters listed for it in site/fonts', async () => {
    const characters = listed(family);
    expect(await charactersIn(font, characters)).toBe(characters);
  });

  it('lacks all others', async () => {
    expect(await charactersIn(font, 'aж₦é')).toBe('a₦é');
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
