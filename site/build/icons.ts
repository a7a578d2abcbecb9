import { readFile, writeFile } from 'node:fs/promises';
import { lightColour } from '@grovemail/config/palette.ts';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';

/** Renders the PNG icons from `favicon.svg`, which is made from `components/Mark.tsx`. */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const svg = await readFile(new URL('favicon.svg', dir), 'utf8');
        await Promise.all([
          writeFile(new URL('icon-192.png', dir), picture(svg, 192)),
          writeFile(new URL('icon-512.png', dir), picture(svg, 512)),
          // iOS rounds the corners itself and shows transparency as black.
          writeFile(new URL('apple-touch-icon.png', dir), picture(svg, 180, lightColour('mark'))),
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
