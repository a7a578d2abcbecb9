import type { MailBranding, MailContent } from '../../mailing/layout/mail-content.ts';
import { mailHtml } from '../../mailing/layout/mail-html.ts';
import { mailText } from '../../mailing/layout/mail-text.ts';
import type { Mail } from '../mail.ts';

/** Subject, text and HTML of an email. */
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
