import type { Fact, MailBranding, MailContent, MailPart } from './mail-content.ts';

/** The plain text of our emails: title, greeting, paragraphs, signature and footer. */
export function mailText(content: MailContent, { brand, address }: MailBranding): string {
  const { title, greeting, parts, why, unsubscribe } = content;
  const foot = [
    why,
    ...(unsubscribe ? [`Unsubscribe this address:\n${unsubscribe}`] : []),
    [brand, ...address.filter((line) => line !== brand)].join(', '),
  ];
  return [title, greeting ?? '', ...parts.map(partText), brand, '-- ', ...foot]
    .filter((words) => words !== '')
    .join('\n\n')
    .concat('\n');
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
      return part.text;
    case 'button':
      return [`${part.label}:`, plainAddress(part.href), ...(part.note ? [part.note] : [])].join(
        '\n',
      );
    case 'steps':
      return part.steps.map(({ title, text }, at) => `${at + 1}. ${title}. ${text}`).join('\n');
    case 'facts':
      return part.facts.map(nameAndValue).join('\n');
    case 'amounts':
      return [...part.amounts, ...(part.total ? [part.total] : [])].map(nameAndValue).join('\n');
    case 'figures':
      return part.figures.map(({ name, count }) => `${name}: ${count}`).join('\n');
    case 'bars':
      return part.bars.map(({ name, count }) => `${name}: ${count}`).join('\n');
    case 'command':
      return part.lines.map((line) => `  ${line}`).join('\n');
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

function nameAndValue({ name, value }: Fact): string {
  return `${name}: ${value}`;
}

/** An email address without the scheme and the subject of its link. */
function plainAddress(href: string): string {
  return href.replace(/^mailto:([^?]*).*$/, (_, address) => decodeURIComponent(address));
}
