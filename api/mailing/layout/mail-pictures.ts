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

/** Beside a title, the stamp leaves room for its longest word on a phone. */
export const phoneStampWidth = 112;

/**
 * A stamp for each color scheme, which is decorative. Only clients with the style sheet show the dark one, and the full size;
 * Outlook for Windows takes that from the attribute.
 */
export function stampHtml(name: MailStampName, branding: MailBranding): string {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    pictureAddress(mailStampFile(name, scheme), branding),
  );
  if (!light || !dark) return '';
  const picture = (scheme: string, file: string, display: string) =>
    `<img class="stamp ${scheme}" src="${file}" width="${phoneStampWidth}" alt="" border="0" style="display:${display}">`;
  const outlook = `<img src="${light}" width="${mailPictureSizes.stamp.width}" alt="" border="0">`;
  return `<!--[if mso]>${outlook}<![endif]--><!--[if !mso]><!-->${picture('light', light, 'block')}${picture('dark', dark, 'none')}<!--<![endif]-->`;
}

/** The version in the address invalidates the caches of image proxies. */
function pictureAddress(file: string, { site, pictures }: MailBranding): string | null {
  if (pictures === null) return null;
  return escapeHtml(`${site}${mailPictureFolder}/${file}?v=${pictures}`);
}
