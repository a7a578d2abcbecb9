import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../script/run.ts';
import { read } from './built-site.ts';

it('the email beside the playable request is the one that its call sends', () => {
  const page = read('/products/transactionals.html').toString();
  const figures = page.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
  expect(figures).toHaveLength(1);
  const drawn = (figures[0] ?? '').replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

  const response = readFileSync(join(root, 'site/docs/samples/read-mail.response.json'), 'utf8');
  const { recipient_email, message } = JSON.parse(response).payload.data;
  expect(drawn).toContain(`to ${recipient_email}`);
  const paragraphs = message.text.replace(/ <.+?>/g, '').split('\n\n');
  expect(drawn.endsWith(paragraphs.join(''))).toBe(true);
});
