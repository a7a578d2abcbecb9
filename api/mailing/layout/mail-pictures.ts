import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import {
  type MailStampName,
  mailMark,
  mailPictureFolder,
  mailPictureSizes,
  mailStampFile,
} from '@grovemail/domain/mail-pictures.ts';
import type { MailBranding } from './mail-content.ts';

// Pictures have no height, so that clients which block them show no empty box.

/** The mark, which is decorative. */
export function markHtml(branding: MailBranding): string {
  const address = pictureAddress(mailMark, branding);
  if (address === null) return '';
  return `<img src="${address}" width="${mailPictureSizes.mark.width}" alt="" border="0" style="vertical-align:middle">`;
}

/** A stamp for each color scheme, which is decorative. Only clients with the style sheet show the dark one. */
export function stampHtml(name: MailStampName, branding: MailBranding): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    pictureAddress(mailStampFile(name, scheme), branding),
  );
  if (!light || !dark) return '';
  const shared = `width="${mailPictureSizes.stamp.width}" alt="" border="0"`;
  return `<img class="light" src="${light}" ${shared} style="display:block"><!--[if !mso]><!--><img class="dark" src="${dark}" ${shared} style="display:none"><!--<![endif]-->`;
}

/** The version in the address invalidates the caches of image proxies. */
function pictureAddress(file: string, { site, pictures }: MailBranding): string | null {
  if (pictures === null) return null;
  return escapeHtml(`${site}${mailPictureFolder}/${file}?v=${pictures}`);
}
