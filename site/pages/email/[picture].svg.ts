import { darkColor, lightColor } from '@grovemail/config/palette.ts';
import {
  type MailStampName,
  mailPictureSizes,
  mailStampFile,
  mailStamps,
} from '@grovemail/domain/mail-pictures.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PostedStamp } from '../../pictures/stamps/PostedStamp.tsx';

const files = import.meta.glob<string>('../../pictures/stamps/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Props {
  name: MailStampName;
  scheme: 'light' | 'dark';
}

export const getStaticPaths: GetStaticPaths = () =>
  (Object.keys(mailStamps) as MailStampName[]).flatMap((name) =>
    (['light', 'dark'] as const).map((scheme) => ({
      params: { picture: mailStampFile(name, scheme).replace('.png', '') },
      props: { name, scheme } satisfies Props,
    })),
  );

/** A stamp of the site's emails, from which `build/mail-pictures.ts` makes the PNG file that they show. */
export const GET: APIRoute<Props> = ({ props: { name, scheme } }) => {
  const { stamp, word } = mailStamps[name];
  const picture = createElement(PostedStamp, {
    stamp: files[`../../pictures/stamps/${stamp}.svg`] ?? '',
    word,
    ...mailPictureSizes.stamp,
    ink: scheme === 'dark' ? darkColor('ink') : lightColor('ink'),
    onStamp: lightColor('ink'),
  });
  return new Response(renderToStaticMarkup(picture));
};
