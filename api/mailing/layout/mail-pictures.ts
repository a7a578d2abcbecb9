import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import {
  type MailStampName,
  mailMark,
  mailPictureFolder,
  mailPictureSizes,
  mailStampFile,
  mailStamps,
} from '@grovemail/domain/mail-pictures.ts';
import { mailColors } from './mail-colors.ts';
import type { MailBranding } from './mail-content.ts';

// Pictures have no height, so that clients which block them show no empty box.

/** The mark, which is decorative. */
export function markHtml(branding: MailBranding): string {
  const address = pictureAddress(mailMark, branding);
  if (address === null) return '';
  return `<img src="${address}" width="${mailPictureSizes.mark.width}" alt="" border="0" style="vertical-align:middle">`;
}

/** A stamp for each color scheme. Only clients with the style sheet show the dark one. */
export function stampHtml(name: MailStampName, branding: MailBranding): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    pictureAddress(mailStampFile(name, scheme), branding),
  );
  if (!light || !dark) return '';
  const alt = escapeHtml(stampWords(name));
  const { width } = mailPictureSizes.stamp;
  const shared = `width="${width}" alt="${alt}" border="0"`;
  const words = `color:${mailColors.muted.light};font-size:12px;line-height:16px`;
  return `<img class="light muted" src="${light}" ${shared} style="display:block;${words}"><!--[if !mso]><!--><img class="dark muted" src="${dark}" ${shared} style="display:none;${words}"><!--<![endif]-->`;
}

function stampWords(name: MailStampName): string {
  const { stamp, word } = mailStamps[name];
  return `A stamp with a ${stamp}, postmarked “${word}”`;
}

/** The version in the address invalidates the caches of image proxies. */
function pictureAddress(file: string, { site, pictures }: MailBranding): string | null {
  if (pictures === null) return null;
  return escapeHtml(`${site}${mailPictureFolder}/${file}?v=${pictures}`);
}
