import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { mailColors as colors, fixedColors } from './mail-colors.ts';
import type { Count, Fact, MailPart, Step } from './mail-content.ts';
import { mailFonts as fonts } from './mail-sheets.ts';
import { withoutOrphan } from './without-orphan.ts';

/** A layout table, which screen readers ignore. */
export function table(attributes: string, rows: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
}

/** A part as rows of the card's table. */
export function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.isQuiet
        ? row(muted(14, 22), 'padding-bottom:16px', escapeHtml(withoutOrphan(part.text)))
        : row(ink, 'padding-bottom:16px', escapeHtml(withoutOrphan(part.text)));
    case 'heading':
      return `<tr><td style="padding:12px 0 8px"><h2 class="ink" style="margin:0;color:${colors.ink.light};font-family:${fonts.display};font-size:18px;line-height:24px;font-weight:700">${escapeHtml(part.text)}</h2></td></tr>`;
    case 'button':
      return buttonHtml(part);
    case 'steps':
      return `${part.steps.map((step, at) => stepHtml(step, at, part.done)).join('')}${row(ruled, 'font-size:0;line-height:0;padding-bottom:24px', '')}`;
    case 'facts':
      return `${part.facts.map(factHtml).join('')}${space(16)}`;
    case 'amounts':
      return amountsHtml(part);
    case 'figures':
      return figuresHtml(part.figures);
    case 'bars':
      return barsHtml(part.bars);
    case 'command':
      if (part.isQuiet) return quietCommandHtml(part.lines);
      return `<tr><td style="padding-bottom:24px">${table(
        'width="100%"',
        `<tr><td class="forest line" bgcolor="${fixedColors.forest}" style="padding:14px 20px;border:1px solid ${fixedColors.forest};border-radius:8px;background-color:${fixedColors.forest};color:${fixedColors.lime};font-family:${fonts.code};font-size:14px;line-height:22px;word-break:break-word">${part.lines.map(commandHtml).join('<br>')}</td></tr>`,
      )}</td></tr>`;
    case 'quote':
      return `<tr><td style="padding-bottom:16px">${table(
        'width="100%"',
        `<tr><td class="ink line" style="padding:2px 0 2px 16px;border-left:3px solid ${colors.line.light};color:${colors.ink.light};font-size:16px;line-height:26px;word-break:break-word">${lines(part.text)}</td></tr>`,
      )}</td></tr>`;
  }
}

export function greetingHtml(words: string): string {
  return row(ink, 'padding-bottom:4px', escapeHtml(words));
}

/** A style and its class for the dark color scheme. */
interface Look {
  name: string;
  style: string;
}

const ink: Look = {
  name: 'ink',
  style: `color:${colors.ink.light};font-size:16px;line-height:26px`,
};
const ruled: Look = { name: 'rule', style: `border-top:1px solid ${colors.rule.light}` };

function muted(size: number, height: number): Look {
  return {
    name: 'muted',
    style: `color:${colors.muted.light};font-size:${size}px;line-height:${height}px`,
  };
}

function row({ name, style }: Look, ownStyle: string, html: string): string {
  return `<tr><td class="${name}" style="${style};${ownStyle}">${html}</td></tr>`;
}

function space(height: number): string {
  return `<tr><td height="${height}" style="font-size:0;line-height:0"></td></tr>`;
}

/** Escapes a text and keeps its line breaks. */
function lines(words: string): string {
  return escapeHtml(words).replace(/\r?\n/g, '<br>');
}

/** Prevents line breaks within an option and within an id. */
function commandHtml(line: string): string {
  return escapeHtml(line).replace(
    /--\S+|\b[\da-f]{8}-[\da-f-]{27}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}

/** On phones so small that an id fits a line of 256 pixels. */
function quietCommandHtml(commands: readonly string[]): string {
  const { name, style } = muted(11, 18);
  const look = {
    name: `${name} code`,
    style: `${style};font-family:${fonts.code};word-break:break-word`,
  };
  return row(look, 'padding-bottom:16px', commands.map(commandHtml).join('<br>'));
}

function buttonHtml({ label, href, note }: Extract<MailPart, { kind: 'button' }>): string {
  // Outlook for Windows pads only cells, and wraps at any space.
  const words = escapeHtml(label).replaceAll(' ', '&nbsp;');
  const link = `<a href="${escapeHtml(href)}" style="display:block;padding:13px 26px;color:${fixedColors['on-lime']};font-size:16px;line-height:24px;font-weight:700;text-decoration:none;white-space:nowrap">${words}</a>`;
  const cell = `<td class="beside" align="center" bgcolor="${fixedColors.lime}" style="display:block;border-radius:10px;background-color:${fixedColors.lime};mso-padding-alt:13px 26px;text-align:center">${link}</td>`;
  const beside = note
    ? `<td class="beside below gap muted" valign="middle" style="display:block;padding-top:12px;${muted(14, 22).style}">${escapeHtml(withoutOrphan(note))}</td>`
    : '';
  return `<tr><td style="padding:4px 0 24px">${table('class="full"', `<tr>${cell}${beside}</tr>`)}</td></tr>`;
}

/** A step is done, next or open. */
function stepHtml({ title, text }: Step, at: number, done: number): string {
  const number = String(at + 1);
  const open = ['edge ink', '', colors.ink.light, number] as const;
  const next = ['edge', fixedColors.lime, fixedColors['on-lime'], number] as const;
  const past = ['bar on-bar edge', colors.link.light, colors['on-link'].light, '✓'] as const;
  const [name, ground, words, sign] = at < done ? past : at === done ? next : open;
  const fill = ground ? `background-color:${ground};` : '';
  const circle = table(
    '',
    `<tr><td class="${name}" width="24" height="24" align="center"${ground ? ` bgcolor="${ground}"` : ''} style="${fill}border:2px solid ${colors.link.light};border-radius:14px;color:${words};font-size:14px;line-height:24px;font-weight:700;text-align:center">${sign}</td></tr>`,
  );
  const cells = `<td width="48" valign="top" style="padding-top:2px">${circle}</td><td valign="top"><span class="ink" style="color:${colors.ink.light};font-family:${fonts.display};font-size:17px;line-height:24px;font-weight:700">${escapeHtml(title)}</span><br><span class="muted" style="${muted(15, 24).style}">${escapeHtml(withoutOrphan(text))}</span></td>`;
  return row(ruled, 'padding:14px 0 18px', table('width="100%"', `<tr>${cells}</tr>`));
}

/** The value is beside its name; on phones, a longer one is below it. */
function factHtml({ name, value }: Fact): string {
  const isShort = value.length <= 16 && name.length + value.length <= 36;
  const [stacked, look] = isShort
    ? ['', 'text-align:right;white-space:nowrap']
    : ['display:block;', 'word-break:break-word'];
  const label = `<td class="beside name muted" valign="top" style="${stacked}${muted(14, 26).style};padding-right:12px">${escapeHtml(name)}</td>`;
  const words = `<td class="beside value ink" valign="top" style="${stacked}${ink.style};${look}">${lines(wholeNames(value))}</td>`;
  return row(ruled, 'padding:8px 0', table('width="100%"', `<tr>${label}${words}</tr>`));
}

/** Breaks a list after its commas only, if each of its names fits a line of 256 pixels. */
function wholeNames(list: string): string {
  const names = list.split(', ');
  if (names.length < 2 || names.some((name) => name.length > 28)) return list;
  return names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ');
}

function amountsHtml({ amounts, total }: Extract<MailPart, { kind: 'amounts' }>): string {
  const line = ({ name, value }: Fact, size: string) => {
    const cell = `border-top:1px solid ${colors.rule.light};padding:10px 0;color:${colors.ink.light};${size}`;
    return `<tr><td class="rule ink" style="${cell};padding-right:12px">${escapeHtml(name)}</td><td class="rule ink" align="right" width="1%" style="${cell};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  };
  const rows = [
    ...amounts.map((each) => line(each, 'font-size:16px;line-height:26px')),
    ...(total ? [line(total, 'font-size:20px;line-height:28px;font-weight:700')] : []),
  ];
  return `<tr><td style="padding-bottom:20px">${table('width="100%"', rows.join(''))}</td></tr>`;
}

/** Up to three in a row; four in two rows on phones. */
function figuresHtml(figures: readonly Count[]): string {
  const half = Math.ceil(figures.length / 2);
  const row =
    figures.length < 4
      ? `<tr><td>${figureRow(figures)}</td></tr>`
      : `<tr><td class="beside half" valign="top" style="display:block">${figureRow(figures.slice(0, half))}</td><td class="beside below half" valign="top" style="display:block;padding-top:12px">${figureRow(figures.slice(half), ' split')}</td></tr>`;
  return `<tr><td style="padding:4px 0 20px">${table('width="100%"', row)}</td></tr>`;
}

/** @param first a further class of the first cell, which has no rule itself */
function figureRow(figures: readonly Count[], first = ''): string {
  const cells = figures.map(({ name, count, isBad }, at) => {
    const color = isBad ? 'error' : count > 0 ? 'ink' : 'dim';
    const rule = `border-left:${at > 0 ? '1px' : 0} solid ${colors.rule.light};padding-left:${at > 0 ? '16px' : 0};`;
    return `<td class="rule${at > 0 ? '' : first}" valign="top" width="${Math.floor(100 / figures.length)}%" style="padding-right:${at < figures.length - 1 ? '6px' : 0};${rule}"><span class="muted" style="${muted(14, 24).style};white-space:nowrap">${escapeHtml(name)}</span><br><span class="${color}" style="color:${colors[color].light};font-family:${fonts.display};font-size:40px;line-height:48px;font-weight:700">${count}</span></td>`;
  });
  return table('width="100%"', `<tr>${cells.join('')}</tr>`);
}

/** The width of each bar is in percent of the longest. Where all are equal, the numbers say it. */
function barsHtml(bars: readonly Count[]): string {
  const counts = bars.map(({ count }) => count);
  const maxCount = Math.max(...counts);
  if (Math.min(...counts) === maxCount)
    return amountsHtml({
      kind: 'amounts',
      amounts: bars.map(({ name, count }) => ({ name, value: String(count) })),
    });
  const rows = bars.map(({ name, count }) => {
    const share = Math.max(1, Math.round((count / maxCount) * 100));
    const bar = table(
      `width="${share}%"`,
      `<tr><td class="bar" bgcolor="${colors.link.light}" height="10" style="background-color:${colors.link.light};border-radius:2px;font-size:0;line-height:0"></td></tr>`,
    );
    const cell = `border-top:1px solid ${colors.rule.light};padding:6px 0;font-size:15px;line-height:24px;color:${colors.ink.light}`;
    return `<tr><td class="rule ink" width="42%" style="${cell};padding-right:12px;white-space:nowrap">${escapeHtml(name)}</td><td class="rule" valign="middle" style="${cell}">${bar}</td><td class="rule ink" width="1%" align="right" style="${cell};padding-left:12px;font-weight:700">${count}</td></tr>`;
  });
  return `<tr><td style="padding-bottom:20px">${table('width="100%"', rows.join(''))}</td></tr>`;
}
