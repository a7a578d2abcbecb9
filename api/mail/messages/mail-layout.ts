import { darkColor as dark, lightColor as light } from '@grovemail/config/palette.ts';
import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import type { MailBranding, MailContent, MailPart } from './mail-content.ts';

/**
 * The HTML layout of our mails. Styles are inline, since many clients drop style sheets; the one sheet is for
 * dark mode. Nothing is fetched: no images, no fonts, no tracking pixel.
 */
export function mailHtml(content: MailContent, branding: MailBranding): string {
  const { brand, address, site } = branding;
  const lines = [brand, ...address.filter((line) => line !== brand)].map(escapeHtml);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light('sand')};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<div class="paper ink" style="padding:32px 16px;background:${light('sand')};color:${light('ink')};font:16px/1.6 ${fonts}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;padding:0 8px;font-size:19px;font-weight:700;letter-spacing:-0.01em"><a class="green" href="${escapeHtml(site)}/" style="color:${light('evergreen')};text-decoration:none">${escapeHtml(brand)}</a></p>
<div class="card" style="padding:32px 28px 16px;border:1px solid ${rule.light};border-radius:20px;background:${light('card')}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.02em;font-weight:700">${escapeHtml(content.title)}</h1>
${content.parts.map(partHtml).join('\n')}
${content.parts.map(withoutButton).join('')}</div>
<div class="muted" style="padding:20px 8px 0;color:${light('muted')};font-size:13px;line-height:1.5">
<p style="margin:0 0 8px">${escapeHtml(content.why)}${unsubscribeHtml(content.unsubscribe)}</p>
<p style="margin:0">${lines.join(', ')}</p>
</div>
</div>
</div>
</body>
</html>
`;
}

/** Hairlines on a card. Mail clients do not blend colors, so these are opaque. */
const rule = {
  light: mixed(light('hairline'), light('card')),
  dark: mixed(dark('hairline'), dark('card')),
};

/** What `#rrggbbaa` looks like on `#rrggbb`. */
function mixed(over: string, ground: string): string {
  const parts = (color: string) =>
    color.match(/[0-9a-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16));
  const [top = [], below = []] = [parts(over), parts(ground)];
  const alpha = (top[3] ?? 255) / 255;
  const mix = below.map((part, at) => Math.round((top[at] ?? part) * alpha + part * (1 - alpha)));
  return `#${mix.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const fonts =
  "'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The site's dark colors. `!important` overrides the inline styles. */
const sheet = `@media (prefers-color-scheme:dark){
.paper{background:${dark('paper')}!important}
.ink{color:${dark('ink')}!important}
.card{background:${dark('card')}!important;border-color:${rule.dark}!important}
.muted{color:${dark('muted')}!important}
.green{color:${dark('evergreen')}!important}
.button{background:${dark('evergreen')}!important;color:${dark('on-evergreen')}!important}
.quote{border-color:${dark('line')}!important}
.row{border-color:${rule.dark}!important}
}
@media (max-width:480px){.card{padding:24px 20px 8px!important}}`;

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'button': {
      const href = escapeHtml(part.href);
      return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${light('evergreen')};color:${light('on-evergreen')};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    }
    case 'quote':
      return `<div class="quote" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light('line')};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</div>`;
    case 'facts':
      return `<dl style="margin:0 0 16px">${part.facts
        .map(
          ({ name, value }) =>
            `<div class="row" style="padding:10px 0;border-top:1px solid ${rule.light}"><dt class="muted" style="margin:0;color:${light('muted')};font-size:13px;line-height:1.5">${escapeHtml(name)}</dt><dd style="margin:0;overflow-wrap:anywhere;white-space:pre-wrap">${escapeHtml(value)}</dd></div>`,
        )
        .join('')}</dl>`;
  }
}

/** For clients that remove the button. */
function withoutButton(part: MailPart): string {
  if (part.kind !== 'button') return '';
  const href = escapeHtml(part.href);
  return `<p class="muted" style="margin:0 0 16px;color:${light('muted')};font-size:13px;line-height:1.5">If the button does not work, copy this address into your browser:<br><a class="green" href="${href}" style="color:${light('evergreen')};overflow-wrap:anywhere;word-break:break-all">${href}</a></p>\n`;
}

function unsubscribeHtml(address: string | undefined): string {
  if (!address) return '';
  return ` <a class="green" href="${escapeHtml(address)}" style="color:${light('evergreen')}">Unsubscribe</a>`;
}
