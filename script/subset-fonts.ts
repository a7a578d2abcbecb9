// Makes site/fonts from the families' packages: `node script/subset-fonts.ts`, after a change of characters below.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const outDir = join(import.meta.dirname, '../site/fonts');

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
const latin = `${printableAscii}\u00a0’‘“”–—…·×←↑→↓−©€àáâäãåçèéêëìíîïñòóôöõùúûüÀÁÇÈÉÊÍÑÒÓÖÚÜ`;
// The naira and the cedi stand in the families' second file; one face for each file, told apart by unicode-range.
const currency = '₦₵';

const families = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 }, pictureWeight: 700 },
  { name: 'plus-jakarta-sans', weights: { min: 400, max: 700 }, pictureWeight: 500 },
];

await mkdir(outDir, { recursive: true });
let total = 0;
for (const { name, weights, pictureWeight } of families) {
  const folder = dirname(from.resolve(`@fontsource-variable/${name}/package.json`));
  const parts = [
    { file: 'latin', text: latin, out: `${name}.woff2` },
    { file: 'latin-ext', text: currency, out: `${name}-currency.woff2` },
  ];
  for (const { file, text, out } of parts) {
    const source = await readFile(join(folder, 'files', `${name}-${file}-wght-normal.woff2`));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(outDir, out), font);
    total += font.byteLength;
    console.log(`${out}: ${font.byteLength} bytes`);
  }
  // For the pictures of link previews: their renderer reads neither woff2 nor a weight axis.
  const latinFile = await readFile(join(folder, 'files', `${name}-latin-wght-normal.woff2`));
  const pictureFont = await subsetFont(latinFile, latin, {
    targetFormat: 'woff',
    variationAxes: { wght: pictureWeight },
  });
  await writeFile(join(outDir, `${name}-picture.woff`), pictureFont);
  await copyFile(join(folder, 'LICENSE'), join(outDir, `${name}-license.txt`));
}
console.log(`All fonts: ${total} bytes`);
