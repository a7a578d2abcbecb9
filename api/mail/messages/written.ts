import type { Mail } from '../mail.ts';
import type { Letter, Letterhead } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** A letter as the contents of a mail, in text and HTML. */
export function written(
  letter: Letter,
  letterhead: Letterhead,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe'> {
  return {
    subject: letter.subject,
    text: letterText(letter, letterhead),
    html: letterHtml(letter, letterhead),
    ...(letter.unsubscribe ? { unsubscribe: letter.unsubscribe } : {}),
  };
}
