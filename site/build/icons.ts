import { readFile, writeFile } from 'node:fs/promises';
import { lightColor } from '@grovemail/config/palette.ts';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';

/** Renders the PNG icons from `favicon.svg`, which is generated from `components/Mark.tsx`. */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const svg = await readFile(new URL('favicon.svg', dir), 'utf8');
        await Promise.all([
          writeFile(new URL('icon-192.png', dir), picture(svg, 192)),
          writeFile(new URL('icon-512.png', dir), picture(svg, 512)),
          // Feed readers and some crawlers request this name, whatever the page says.
          writeFile(new URL('favicon.ico', dir), ico(picture(svg, 32), 32)),
          // iOS rounds the corners itself and shows transparency as black.
          writeFile(new URL('apple-touch-icon.png', dir), picture(svg, 180, lightColor('mark'))),
        ]);
      },
    },
  };
}

/** @param size of each side, in pixels */
function picture(svg: string, size: number, background?: string): Buffer {
  const fitTo = { mode: 'width', value: size } as const;
  return new Resvg(svg, { fitTo, ...(background ? { background } : {}) }).render().asPng();
}

/**
 * An ICO file with one PNG image.
 * @param size of each side, below 256 pixels
 */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Color planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // Offset of the picture.
  return Buffer.concat([header, png]);
}
