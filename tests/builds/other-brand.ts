import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../config/brand.ts';

export const otherBrand = {
  name: 'Northpost',
  description: 'Letters that are read, for shops that have more to say than their price.',
  legalName: 'Northpost & Daughters Ltd',
  contact: {
    email: 'post@northpost.example',
    address: ['7 Harbour Street', '2000 Northport', 'Norway'],
  },
  repositoryUrl: 'https://code.northpost.example/site',
  sandboxDomain: 'rehearsal.northpost.example',
  support: {
    email: 'help@northpost.example',
    hours: 'Tuesday to Saturday, 8:00 to 14:00 in Oslo',
    responseTime: 'before the next tide',
    statusUrl: 'https://status.northpost.example/',
    forumUrl: 'https://forum.northpost.example/',
  },
  forBuyers: {
    phone: '+47 21 00 00 00',
    whatsapp: '+47 900 00 000',
    paymentMethods: ['Cards', 'Bank transfer', 'Herring'],
    taxes: 'Norwegian VAT comes on top.',
    invoices: 'An invoice comes by email on the first of the month.',
    dataLocation: 'All data lies in Northport, Norway.',
    moving: 'A clerk moves your lists in a week.',
    integrations: ['Shopify', 'WooCommerce'],
  },
  blogUrl: 'https://northpost.example/stories/',
  social: [
    { name: 'Mastodon', url: 'https://mastodon.example/@northpost' },
    { name: 'PeerTube', url: 'https://peertube.example/northpost' },
  ],
} satisfies Brand;

/** The other brand's logo. */
export const otherDrawing = 'M16 4 28 28H4z';

/** Edits what README names for it: brand, colors and logo, and adopts the prices. @param folder of the sources */
export async function rebrand(folder: string): Promise<void> {
  const brandFile = join(folder, 'config/brand.ts');
  await writeFile(brandFile, withOtherFacts(await readFile(brandFile, 'utf8')));
  const palette = join(folder, 'config/palette.ts');
  const colors = (await readFile(palette, 'utf8')).replaceAll(/#[\da-f]{6}/g, otherColor);
  await writeFile(palette, colors);
  const mark = join(folder, 'site/components/Mark.tsx');
  const drawn = (await readFile(mark, 'utf8')).replaceAll(/ d="[^"]*"/g, ` d="${otherDrawing}"`);
  await writeFile(mark, drawn);
  const prices = join(folder, 'domain/pricing/price-list.ts');
  const adopted = (await readFile(prices, 'utf8')).replace('isSample: true', 'isSample: false');
  await writeFile(prices, adopted);
}

/** As an operator edits it: types and comments stay. */
function withOtherFacts(source: string): string {
  const { support, forBuyers, ...facts } = otherBrand;
  const text = (value: object) => JSON.stringify(value);
  return source
    .replace('Support = {}', `Support = ${text(support)}`)
    .replace('ForBuyers = {}', `ForBuyers = ${text(forBuyers)}`)
    .replace(
      /export const brand: Brand = .*/s,
      `export const brand: Brand = ${text(facts).slice(0, -1)}, support, forBuyers };\n`,
    );
}

/** Maps each color to one next to it, as easy to read, consistently. @param color as `#rrggbb` */
export function otherColor(color: string): string {
  const turned = Number.parseInt(color.slice(1), 16) ^ 0x030303;
  return `#${turned.toString(16).padStart(6, '0')}`;
}
