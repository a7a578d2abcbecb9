import type { Mail } from '../mail.ts';
import type { MailBranding, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-layout.ts';
import { mailText } from './plain-layout.ts';

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
