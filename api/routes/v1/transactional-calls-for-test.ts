import { beforeEach, expect } from 'vitest';
import { beforeEachKey, headers, post, test } from '../../app-suite/each-app-for-test.ts';

/** Gives each test of a file an application with a key and a template. */
export function beforeEachCall(): void {
  beforeEachKey();
  beforeEach(async () => {
    await test.store.putTemplate({
      code: 'welcome',
      createdAt: 0,
      subject: 'Welcome, @firstname',
      html: '<p>Hello @firstname, ada@firstname.com</p>',
      plain: 'Hello @firstname',
    });
  });
}

export const send = (payload: object, more: Record<string, string> = {}) =>
  post('/v1/transactionals', payload, { ...headers, ...more });

export const mail = { template_code: 'welcome', recipient_email: 'Ada@shop.example' };
export const template = { code: 'welcome', createdAt: 0, subject: 'Hi', plain: null };
export const attachment = {
  filename: 'a.pdf',
  content: Buffer.from('%PDF-1.4').toString('base64'),
  contentType: 'application/pdf',
};

/** Sends an email. @returns what the call responded, and what waits to be sent */
export async function queued(payload: object, more: Record<string, string> = {}) {
  const response = await send(payload, more);
  expect(response.json().error).toBeNull();
  const { data, warnings } = response.json().payload;
  const found = await test.store.findUnsent(data.id);
  if (!found) throw new Error('nothing is in line');
  return { data, warnings, ...found };
}
