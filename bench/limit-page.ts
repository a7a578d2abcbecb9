import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A minimal page with one picture: the baseline, as no real page can be faster. */
export const limitPage = {
  path: '/limit',
  /** Writes the page and its picture into a built site's folder. */
  async write(folder: string): Promise<void> {
    await writeFile(join(folder, 'limit.html'), html);
    await writeFile(join(folder, 'limit.avif'), await picture(40_000));
  },
};

const width = 960;
const height = 640;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The limit</title>
<meta name="description" content="Hand-written HTML, inlined CSS, one picture of 40 kB, and the system's font.">
<link rel="icon" href="/favicon.svg">
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem}h1{font-size:3rem;line-height:1.1}img{width:100%;height:auto}</style>
</head>
<body>
<main>
<h1>Generate more revenue from your existing customers</h1>
<p>A heading, a paragraph and a picture: the least that a page can be.</p>
<img src="/limit.avif" alt="A field of soft colors" width="${width}" height="${height}">
</main>
</body>
</html>
`;

/** An AVIF just under the size: a gradient with noise, at the highest quality that fits. */
async function picture(maxBytes: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  // Seeded, so that every run measures the same picture.
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const pixel = Math.floor(index / 3);
    const gradient = (pixel % width) / 8 + Math.floor(pixel / width) / 8;
    pixels[index] = gradient + (seed % 48);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  let [low, high] = [1, 100];
  let best = await image.clone().avif({ quality: low, effort: 0 }).toBuffer();
  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    const attempt = await image.clone().avif({ quality, effort: 0 }).toBuffer();
    if (attempt.byteLength > maxBytes) high = quality - 1;
    else {
      low = quality;
      best = attempt;
    }
  }
  return best;
}
