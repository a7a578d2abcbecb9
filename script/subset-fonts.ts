// Writes site/fonts from the fonts' npm packages. Run `node script/subset-fonts.ts` after changing the characters below.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outDir = join(import.meta.dirname, '../site/fonts');

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin = `${printableAscii}\u00a0’‘“”–—…·×←↑→↓−©€àáâäãåçèéêëìíîïñòóôöõùúûüÀÁÇÈÉÊÍÑÒÓÖÚÜ`;
// Naira and cedi are in the latin-ext file of the families, so they get a font file and a unicode-range of their own.
const currency = '₦₵';

const families = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 }, previewWeight: 700 },
  { name: 'plus-jakarta-sans', weights: { min: 400, max: 700 }, previewWeight: 500 },
];

await mkdir(outDir, { recursive: true });
let total = 0;
for (const { name, weights, previewWeight } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const subsets = [
    { file: 'latin', text: latin, out: `${name}.woff2` },
    { file: 'latin-ext', text: currency, out: `${name}-currency.woff2` },
  ];
  for (const { file, text, out } of subsets) {
    const source = await readFile(join(folder, 'files', `${name}-${file}-wght-normal.woff2`));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(outDir, out), font);
    total += font.byteLength;
    console.log(`${out}: ${font.byteLength} bytes`);
  }
  // For link preview images, whose renderer supports neither woff2 nor variable fonts.
  const latinFile = await readFile(join(folder, 'files', `${name}-latin-wght-normal.woff2`));
  const previewFont = await subsetFont(latinFile, latin, {
    targetFormat: 'woff',
    variationAxes: { wght: previewWeight },
  });
  await writeFile(join(outDir, `${name}-picture.woff`), previewFont);
  await copyFile(join(folder, 'LICENSE'), join(outDir, `${name}-license.txt`));
}
console.log(`All fonts: ${total} bytes`);
