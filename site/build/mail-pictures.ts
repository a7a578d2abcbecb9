import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { mailMark, mailPictureFolder, mailPictureSizes } from '@grovemail/domain/mail-pictures.ts';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import { smallPng } from './small-png.ts';

/**
 * The pictures and fonts of the site's own emails at addresses that last: PNG files made from the SVG files that
 * `pages/email/` draws, which do not stay, and from the mark.
 */
export function mailPictures(): AstroIntegration {
  return {
    name: 'mail-pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async ({ url = '', headers }, response, next) => {
          const [, name] = new RegExp(`^${mailPictureFolder}/([\\w-]+\\.\\w+)`).exec(url) ?? [];
          const file = name && (await developed(name, `http://${headers.host}`).catch(() => null));
          if (file) response.end(file);
          else next();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = new URL(`.${mailPictureFolder}/`, dir);
        for (const name of await readdir(folder)) {
          const drawing = new URL(name, folder);
          const svg = await readFile(drawing, 'utf8');
          await writeFile(new URL(name.replace('.svg', '.png'), folder), drawn(svg));
          await rm(drawing);
        }
        const mark = await readFile(new URL('favicon.svg', dir), 'utf8');
        await writeFile(new URL(mailMark, folder), drawn(beside(mark)));
        for (const [name, font] of Object.entries(fonts)) {
          await copyFile(new URL(`../fonts/${font}`, import.meta.url), new URL(name, folder));
        }
      },
    },
  };
}

const fonts = {
  'display.woff2': 'bricolage-grotesque.woff2',
  'text.woff2': 'plus-jakarta-sans.woff2',
};

/** A picture or a font from the sources, as the development server draws them; null if there is none. */
async function developed(name: string, server: string): Promise<Buffer | null> {
  const font = Object.entries(fonts).find(([font]) => font === name)?.[1];
  if (font) return readFile(new URL(`../fonts/${font}`, import.meta.url));
  if (!name.endsWith('.png')) return null;
  const isMark = name === mailMark;
  const path = isMark ? '/favicon.svg' : `${mailPictureFolder}/${name.replace('.png', '.svg')}`;
  const response = await fetch(server + path);
  if (!response.ok) return null;
  const svg = await response.text();
  return drawn(isMark ? beside(svg) : svg);
}

/** The mark with the gap to the name, so that both are gone where pictures are off. */
function beside(mark: string): string {
  const { width, height } = mailPictureSizes.mark;
  const inner = mark.replace('<svg', `<svg width="${height}" height="${height}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;
}

/** As PNG, with twice as many pixels as it is large. */
export function drawn(svg: string): Buffer {
  const display = fileURLToPath(
    new URL('../fonts/bricolage-grotesque-picture.ttf', import.meta.url),
  );
  const font = { fontFiles: [display], loadSystemFonts: false };
  return smallPng(new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 }, font }).render());
}
