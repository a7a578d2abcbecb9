import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { mailColors as colors, fixedColors } from './mail-colors.ts';
import type { MailBranding, MailContent } from './mail-content.ts';
import { markHtml, phoneStampWidth, stampHtml } from './mail-pictures.ts';
import { mailFonts as fonts, mailSheets } from './mail-sheets.ts';
import { greetingHtml, partHtml, table } from './part-html.ts';
import { withoutOrphan } from './without-orphan.ts';

/**
 * The HTML layout of our emails: tables and inline styles that Outlook, Gmail and Apple Mail support (see
 * `layout-support.test.ts`). The inline styles are for phones, since some Gmail accounts drop all style sheets. It contains no
 * tracking.
 */
export function mailHtml(content: MailContent, branding: MailBranding): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(content.subject)}</title>
${mailSheets(branding)}
</head>
<body class="ground" style="margin:0;padding:0;background-color:${colors.ground.light}">
<div style="display:none;mso-hide:all;font-size:1px;line-height:1px;color:${colors.ground.light}">${escapeHtml(content.preview)}</div>
${table(
  `class="ground" width="100%" bgcolor="${colors.ground.light}"`,
  `<tr><td class="outer" align="center" style="padding:8px 8px 24px;font-family:${fonts.text}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(
  'width="100%" style="width:100%;max-width:600px"',
  [header(content.label, branding), stripes, card(content, branding), foot(content, branding)].join(
    '\n',
  ),
)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
)}
</body>
</html>
`;
}

function header(label: string, branding: MailBranding): string {
  const name = `<td valign="middle" style="font-family:${fonts.display};font-size:20px;line-height:28px;font-weight:700;white-space:nowrap"><a href="${escapeHtml(branding.site)}/" style="color:${fixedColors['on-forest']};text-decoration:none">${markHtml(branding)}${escapeHtml(branding.brand)}</a></td>`;
  const kind = `<td align="right" valign="middle" style="padding-left:12px;color:${fixedColors['on-forest']};font-size:14px;line-height:20px;white-space:nowrap">${escapeHtml(label)}</td>`;
  const inner = table('width="100%"', `<tr>${name}${kind}</tr>`);
  return `<tr><td class="pad forest" bgcolor="${fixedColors.forest}" style="padding:14px 24px;border-radius:12px 12px 0 0;background-color:${fixedColors.forest}">${inner}</td></tr>`;
}

/** Colored cells instead of a picture, which clients may block. */
const stripes = `<tr><td class="card" bgcolor="${colors.card.light}" style="background-color:${colors.card.light};font-size:0;line-height:0">${table(
  'width="100%"',
  `<tr>${Array.from({ length: 25 }, (_, at) => stripe(at)).join('')}</tr>`,
)}</td></tr>`;

function stripe(at: number): string {
  const cell = '<td width="24" height="8"';
  if (at % 2 !== 0) return `${cell}></td>`;
  const [green, red] = fixedColors.stripes;
  return at % 4 === 0
    ? `${cell} class="green" bgcolor="${green}"></td>`
    : `${cell} bgcolor="${red}"></td>`;
}

function card(content: MailContent, branding: MailBranding): string {
  const { title, stamp, greeting, parts } = content;
  const picture = stamp && stampHtml(stamp, branding);
  const heading = `<h1 class="ink title even" style="margin:0;color:${colors.ink.light};font-family:${fonts.display};${picture ? 'font-size:25px;line-height:29px' : 'font-size:27px;line-height:31px'};font-weight:700;letter-spacing:-0.01em;word-break:break-word">${escapeHtml(withoutOrphan(title, picture ? 8 : 18))}</h1>`;
  const head = picture
    ? `<tr><td style="padding-bottom:20px">${table(
        // The stamp is first, so that it stands above the title on the smallest phones.
        'width="100%" dir="rtl"',
        `<tr><td class="stamp above" dir="ltr" width="${phoneStampWidth}" valign="top" style="padding-left:8px">${picture}</td><td class="beside-stamp above" dir="ltr" valign="top">${heading}</td></tr>`,
      )}</td></tr>`
    : `<tr><td style="padding-bottom:16px">${heading}</td></tr>`;
  const rows = [head, ...(greeting ? [greetingHtml(greeting)] : []), ...parts.map(partHtml)].join(
    '\n',
  );
  return `<tr><td class="card pad" bgcolor="${colors.card.light}" style="padding:36px 24px 24px;border-radius:0 0 12px 12px;background-color:${colors.card.light}">${table('width="100%"', rows)}</td></tr>`;
}

function foot(
  { why, unsubscribe, buttonAddress }: MailContent,
  { brand, address }: MailBranding,
): string {
  const lines = [brand, ...address.filter((line) => line !== brand)].map(escapeHtml).join(', ');
  const link = unsubscribe
    ? ` <a class="link" href="${escapeHtml(unsubscribe)}" style="color:${colors.link.light}">Unsubscribe this address</a>`
    : '';
  return `<tr><td class="pad muted" style="padding:20px 24px 0;color:${colors.muted.light};font-size:13px;line-height:20px">${escapeHtml(withoutOrphan(why))}${link}<br><br>${lines}</td></tr>${buttonAddress ? addressHtml(buttonAddress) : ''}`;
}

function addressHtml(href: string): string {
  const address = escapeHtml(href);
  const link = `<a class="muted" href="${address}" style="color:${colors.muted.light};font-family:${fonts.code};text-decoration:none;word-break:break-all">${address}</a>`;
  return `<tr><td class="pad muted" style="padding:20px 24px 0;color:${colors.muted.light};font-size:13px;line-height:20px">Button not working? Use this address:</td></tr>
<tr><td class="pad even" style="padding:0 24px;font-size:11px;line-height:16px">${link}</td></tr>`;
}
