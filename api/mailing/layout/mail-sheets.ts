import { mailPictureFolder, mailPictureSizes } from '@grovemail/domain/mail-pictures.ts';
import { fixedColors, mailColors } from './mail-colors.ts';
import type { MailBranding } from './mail-content.ts';

const text = "'Plus Jakarta Sans','Segoe UI',Helvetica,Arial,sans-serif";
export const mailFonts = {
  text,
  display: `Bricolage,${text}`,
  code: 'Consolas,Menlo,monospace',
};

/**
 * The style sheets: dark colors, wide windows, and the brand's fonts. `!important` overrides the inline styles. Gmail drops a
 * sheet with an unknown part, so that part has its own sheet. Outlook for Windows gets another one, since it ignores media
 * queries and replaces unknown fonts by Times.
 */
export function mailSheets({ site, pictures }: MailBranding): string {
  const faces =
    pictures === null
      ? ''
      : // As on the site: the spaces of its face are narrow, and hinted widths are whole pixels.
        'body{word-spacing:0.05em;text-rendering:geometricPrecision}' +
        fontFace('Bricolage', '720', `${site}${mailPictureFolder}/display.woff2`) +
        fontFace('Plus Jakarta Sans', '400 700', `${site}${mailPictureFolder}/text.woff2`);
  return `<!--[if mso]><style>td,h1,h2,a{font-family:Arial,sans-serif!important}${wide}</style><![endif]-->
<style>${sheet}</style>
<!--[if !mso]><!--><style>:root{color-scheme:light dark}.even{text-wrap:balance}${faces}</style><!--<![endif]-->`;
}

function fontFace(family: string, weights: string, address: string): string {
  return `@font-face{font-family:'${family}';font-weight:${weights};src:url('${address}') format('woff2')}`;
}

/** Lays out the parts in columns. */
const wide = `.outer{padding:28px 12px 40px!important}
.pad{padding-left:40px!important;padding-right:40px!important}
.title{font-size:32px!important;line-height:36px!important}
.beside{display:table-cell!important}
.below{padding-top:0!important}
.beside-stamp{padding-right:48px!important}
.stamp{width:${mailPictureSizes.stamp.width}px!important}
.gap{padding-left:18px!important}
.half{width:50%!important}
.name{width:45%!important}
.value{text-align:left!important}
.code{font-size:13px!important;line-height:20px!important}
.split{border-left-width:1px!important;padding-left:16px!important}`;

const { ground, card, ink, muted, dim, link, line, rule, error } = mailColors;
const sheet = `@media (prefers-color-scheme:dark){
.ground{background-color:${ground.dark}!important}
.card{background-color:${card.dark}!important}
.ink{color:${ink.dark}!important}
.muted{color:${muted.dark}!important}
.dim{color:${dim.dark}!important}
.link{color:${link.dark}!important}
.bar{background-color:${link.dark}!important}
.on-bar{color:${mailColors['on-link'].dark}!important}
.edge{border-color:${link.dark}!important}
.line{border-color:${line.dark}!important}
.rule{border-color:${rule.dark}!important}
.error{color:${error.dark}!important}
.forest{background-color:${fixedColors.forest}!important}
.green{background-color:#3c9a70!important}
.light{display:none!important}
.dark{display:block!important}
}
@media (min-width:600px){
${wide}
}
@media (max-width:599px){
.full{width:100%!important}
}
@media (max-width:359px){
.above{display:block!important;padding:0 0 12px!important}
}`;
