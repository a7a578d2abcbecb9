import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailBranding } from '../../api/mail/branding.ts';
import { renderMail } from '../../api/mail/messages/render-mail.ts';
import { sampleOrder } from '../../api/mail/messages/sample-order.ts';
import { root } from '../../script/run.ts';
import { read } from './built-site.ts';

const page = read('/products/transactionals.html').toString();

it('the email beside the playable request is the one that its call sends', () => {
  const figures = page.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
  expect(figures).toHaveLength(1);
  const drawn = (figures[0] ?? '').replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  const response = readFileSync(join(root, 'site/docs/samples/read-mail.response.json'), 'utf8');
  const { recipient_email, message } = JSON.parse(response).payload.data;
  expect(drawn).toContain(`to ${recipient_email}`);
  const paragraphs: string[] = message.text.replace(/ <.+?>/g, '').split('\n\n');
  const sent = paragraphs.map((wrapped) => wrapped.replaceAll('\n', ' ')).join('');
  expect(drawn.endsWith(sent)).toBe(true);
});

it('the email beside the form that sends it is the one that arrives', () => {
  const section = /<section id="send-sample"[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
  const branding = mailBranding('https://grovemail.example');
  const { html } = renderMail(sampleOrder(branding), branding);
  // Without the preview text, and without what follows the card: why it came.
  const sent = wordsOf(/<table[\s\S]*(?=You’re receiving)/.exec(html)?.[0] ?? '');
  expect(sent).toContain('Thankyou');
  expect(wordsOf(section)).toContain(sent);
});

function wordsOf(html: string): string {
  return html.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>|&nbsp;|\s/g, '').trim();
}
