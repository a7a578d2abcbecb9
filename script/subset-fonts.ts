// Writes site/fonts from the fonts' npm packages: `npx node script/subset-fonts.ts`. Run it after changing
// `letters` below or a currency symbol; the build fails when a page needs a character that the fonts lack.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import subsetFont from 'subset-font';
import { charactersIn } from './font-characters.ts';
import { findInterpreter } from './interpreters.ts';

const require = createRequire(import.meta.url);
const outDir = join(import.meta.dirname, '../site/fonts');

const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = `${printableAscii}\u00a0’‘“”–—…·×÷↑↓−©€àáâäãåçèéêëìíîïñòóôöõùúûüÀÁÇÈÉÊÍÑÒÓÖÚÜ`;
/** In the families' latin-ext files. */
const currency = [...new Set(currencies.flatMap(({ symbol }) => [...symbol]))]
  .filter((sign) => !letters.includes(sign))
  .join('');

const families = [
  // Headings contain no code, and without its characters the font arrives in the first round trip.
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

const python = await findInterpreter({
  name: 'Python 3 with fontTools',
  variable: 'PYTHON_PATH',
  command: 'python3',
  check: ['-c', 'import fontTools, brotli'],
  packages: ['python3-fonttools', 'python3-brotli'],
});

await mkdir(outDir, { recursive: true });
let total = 0;
for (const { name, characters, weights, previewWeight } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const source = await withCurrency(join(folder, 'files', name));
  const text = characters + currency;
  const available = await charactersIn(source, text);
  const missing = [...text].filter((character) => !available.includes(character));
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(' ')}.`);
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
  });
  await writeFile(join(outDir, `${name}.woff2`), font);
  total += font.byteLength;
  console.log(`${name}.woff2: ${font.byteLength} bytes`);
  // For link previews and the pictures of emails, whose renderer reads TrueType alone, and no variable fonts.
  const previewFont = await subsetFont(source, letters + currency, {
    targetFormat: 'truetype',
    variationAxes: { wght: previewWeight },
    keepFeatures,
  });
  await writeFile(join(outDir, `${name}-picture.ttf`), previewFont);
  await copyFile(join(folder, 'LICENSE'), join(outDir, `${name}-license.txt`));
  await writeFile(join(outDir, `${name}.txt`), `${text}\n`);
}
console.log(`All fonts: ${total} bytes`);

/** A family's Latin font with the currency signs of its latin-ext font. */
async function withCurrency(path: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-fonts-'));
  try {
    const merged = join(folder, 'merged.ttf');
    const [base, other] = ['latin', 'latin-ext'].map((part) => `${path}-${part}-wght-normal.woff2`);
    const script = join(import.meta.dirname, 'merge-fonts.py');
    await promisify(execFile)(python, [script, `${base}`, `${other}`, currency, merged]);
    return await readFile(merged);
  } finally {
    await rm(folder, { recursive: true });
  }
}
