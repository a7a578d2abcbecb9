import type { Mail } from '../mail.ts';
import type { MailBranding, MailContent, MailPart } from './mail-content.ts';
import { mailHtml } from './mail-layout.ts';

/** Subject, text and HTML of a mail. */
export function renderMail(
  content: MailContent,
  branding: MailBranding,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe'> {
  return {
    subject: content.subject,
    text: mailText(content, branding),
    html: mailHtml(content, branding),
    ...(content.unsubscribe ? { unsubscribe: content.unsubscribe } : {}),
  };
}

/** The plain text alternative of our mails. */
function mailText(content: MailContent, { brand, address }: MailBranding): string {
  const foot = [
    content.why,
    ...(content.unsubscribe ? [`Unsubscribe: ${content.unsubscribe}`] : []),
    [brand, ...address.filter((line) => line !== brand)].join(', '),
  ];
  return [content.title, ...content.parts.map(partText), '-- ', ...foot].join('\n\n').concat('\n');
}

function partText(part: MailPart): string {
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
