import { readFile } from 'node:fs/promises';
import { lightColour } from '@grovemail/config/palette.ts';
import { Resvg } from '@resvg/resvg-js';
import { createElement as element } from 'react';
import satori from 'satori';

export interface Preview {
  /** The site's name. */
  brand: string;
  /** The page's title, with the site's name before or after it. */
  title: string;
  description: string;
  /** The mark as SVG. */
  logo: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Renders a page's link preview image as PNG. */
export async function drawPicture(preview: Preview): Promise<Buffer> {
  const { width, height } = preview;
  const svg = await satori(card(preview), { width, height, fonts: await fonts });
  return new Resvg(svg).render().asPng();
}

// WOFF, since satori cannot read WOFF2; made by `script/subset-fonts.ts`. Satori caches the parsed fonts by
// the identity of this list.
const fonts = Promise.all([
  font('Display', 700, 'bricolage-grotesque-picture.woff'),
  font('Text', 500, 'plus-jakarta-sans-picture.woff'),
]);

async function font(name: string, weight: 500 | 700, file: string) {
  return { name, weight, data: await readFile(new URL(`../fonts/${file}`, import.meta.url)) };
}

const row = { display: 'flex', alignItems: 'center' } as const;

function card({ brand, title, description, logo, width, height }: Preview) {
  const headline = title.replace(` · ${brand}`, '').replace(`${brand} · `, '');
  const mark = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  const size = headline.length > 40 ? 76 : 104;
  return element(
    'div',
    {
      style: {
        width,
        height,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 80,
        background: lightColour('forest'),
        color: lightColour('on-forest'),
        fontFamily: 'Text',
        borderBottom: `16px solid ${lightColour('lime')}`,
      },
    },
    element(
      'div',
      { style: { ...row, fontFamily: 'Display', fontSize: 44 } },
      element('img', { src: mark, width: 72, height: 72, style: { marginRight: 24 } }),
      brand,
    ),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column' } },
      element(
        'div',
        { style: { fontFamily: 'Display', fontSize: size, lineHeight: 1.06, letterSpacing: -1.5 } },
        headline,
      ),
      element(
        'div',
        {
          style: {
            marginTop: 32,
            fontSize: 29,
            lineHeight: 1.4,
            color: lightColour('on-forest-muted'),
          },
        },
        description,
      ),
    ),
  );
}
