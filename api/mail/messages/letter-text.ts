import type { Letter, Letterhead, Part } from './letter.ts';

/** A letter for mailboxes that show plain text, and for whoever prefers it. */
export function letterText(letter: Letter, { brand, address }: Letterhead): string {
  const foot = [
    letter.why,
    ...(letter.unsubscribe ? [`Stop these mails: ${letter.unsubscribe}`] : []),
    [brand, ...address.filter((line) => line !== brand)].join(', '),
  ];
  return [letter.title, ...letter.parts.map(partText), '-- ', ...foot].join('\n\n').concat('\n');
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  }
}
