// Writes site/fonts from the fonts' npm packages: `npx node script/subset-fonts.ts`. Run it after changing
// `letters` below or a currency symbol; the build fails when a page needs a character that the fonts lack.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import subsetFont from 'subset-font';
import { charactersIn } from './font-characters.ts';

const require = createRequire(import.meta.url);
const outDir = join(import.meta.dirname, '../site/fonts');

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = `${printableAscii}\u00a0’‘“”–—…·×÷↑↓−©€àáâäãåçèéêëìíîïñòóôöõùúûüÀÁÇÈÉÊÍÑÒÓÖÚÜ`;
// These are in the latin-ext file of the families, so they get a font file and a unicode-range of their own.
const currency = [...new Set(currencies.flatMap(({ symbol }) => [...symbol]))]
  .filter((sign) => !letters.includes(sign))
  .join('');

const families = [
  // Headings hold no marks of code, and their font then fits the first flight of a connection.
  {
    name: 'bricolage-grotesque',
    characters: letters.replace(/[\\^`{|}~]/g, ''),
    weights: 720,
    previewWeight: 700,
  },
  {
    name: 'plus-jakarta-sans',
    characters: letters,
    weights: { min: 400, max: 700 },
    previewWeight: 500,
  },
];

// Without `calt`, which turns the x of "2xx" into a multiplication sign and the hyphen of "30-minute" into a dash.
// Without ligatures, which cost 600 bytes: Jakarta would need another round trip on a slow line.
const keepFeatures = ['kern', 'tnum'];

await mkdir(outDir, { recursive: true });
let total = 0;
for (const { name, characters, weights, previewWeight } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const subsets = [
    { file: 'latin', text: characters, out: `${name}.woff2` },
    { file: 'latin-ext', text: currency, out: `${name}-currency.woff2` },
  ];
  for (const { file, text, out } of subsets) {
    const source = await readFile(join(folder, 'files', `${name}-${file}-wght-normal.woff2`));
    const found = await charactersIn(source, text);
    const missing = [...text].filter((character) => !found.includes(character));
    if (missing.length > 0) throw new Error(`${name}-${file} has no ${missing.join(' ')}.`);
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    });
    await writeFile(join(outDir, out), font);
    total += font.byteLength;
    console.log(`${out}: ${font.byteLength} bytes`);
  }
  // For link preview images, whose renderer supports neither woff2 nor variable fonts.
  const latinFile = await readFile(join(folder, 'files', `${name}-latin-wght-normal.woff2`));
  const previewFont = await subsetFont(latinFile, letters, {
    targetFormat: 'woff',
    variationAxes: { wght: previewWeight },
    keepFeatures,
  });
  await writeFile(join(outDir, `${name}-picture.woff`), previewFont);
  await copyFile(join(folder, 'LICENSE'), join(outDir, `${name}-license.txt`));
  await writeFile(join(outDir, `${name}.txt`), `${characters}${currency}\n`);
}
await writeUnicodeRanges();
console.log(`All fonts: ${total} bytes`);

async function writeUnicodeRanges(): Promise<void> {
  const file = join(import.meta.dirname, '../site/styles/currency-fonts.css');
  const codes = [...currency].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  const styles = await readFile(file, 'utf8');
  await writeFile(
    file,
    styles.replaceAll(/unicode-range: [^;]*;/g, `unicode-range: ${codes.join(', ')};`),
  );
}
