import { pushContact } from '@grovemail/contract/operations/push.ts';
import { sendTransactional } from '@grovemail/contract/operations/v1-transactionals.ts';
import { attachmentMaxBytes } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import { describe, expect, it } from 'vitest';
import { facts } from '../site/docs/guides/api-facts.ts';

/** Whether POST /v1/transactionals accepts a valid body with these overrides. */
const accepts = (overrides: object) =>
  sendTransactional.body.check({
    template_code: 'welcome',
    recipient_email: 'ada@shop.example',
    ...overrides,
  }).ok;
const toNumber = (figure: string | number | undefined) =>
  Number(String(figure).replaceAll(',', ''));
const smallestPdf = btoa('%PDF-');
const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader${index}@shop.example`);
const data = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 'x']));

describe('the limits in the guides match the API', () => {
  it.each<[string, number, (size: number) => object]>([
    ['template_code', toNumber(facts.mail.code), (n) => ({ template_code: 'x'.repeat(n) })],
    ['subject', toNumber(facts.mail.subject), (n) => ({ subject: 'x'.repeat(n) })],
    ['html', toNumber(facts.mail.html), (n) => ({ html: 'x'.repeat(n) })],
    ['names in data', facts.mail.values, (n) => ({ data: data(n) })],
    ['a value', toNumber(facts.mail.value), (n) => ({ data: { name: 'x'.repeat(n) } })],
    ['copies', facts.mail.copies, (n) => ({ bcc: addresses(n) })],
    [
      'attachments',
      facts.attachments.max,
      (n) => ({ attachments: Array(n).fill(file(smallestPdf)) }),
    ],
    [
      'bytes of an attachment',
      toNumber(facts.attachments.bytes),
      (n) => ({ attachments: [file(Buffer.alloc(n, '%PDF-').toString('base64'))] }),
    ],
    [
      'a file name',
      toNumber(facts.attachments.name),
      (n) => ({ attachments: [{ ...file(smallestPdf), filename: `${'x'.repeat(n - 4)}.pdf` }] }),
    ],
  ])('%s: at most %d', (_, limit, bodyOf) => {
    expect(accepts(bodyOf(limit))).toBe(true);
    expect(accepts(bodyOf(limit + 1))).toBe(false);
  });

  it('facts about a subscriber', () => {
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = { endpoint: 'https://push.example/1', keys };
    const contact = { gm_web_push: subscription, email: 'ada@shop.example' };
    const saves = (count: number) => pushContact.body.check({ ...contact, ...data(count) }).ok;
    expect([saves(facts.push.facts), saves(facts.push.facts + 1)]).toEqual([true, false]);
  });

  it('the size of a call', () => {
    expect(facts.mail.body).toBe(`${sendTransactional.bodyBytes / 1_048_576} MB`);
    expect(facts.attachments.size).toBe(`${attachmentMaxBytes / 1_048_576} MB`);
  });
});

function file(content: string) {
  return { filename: 'invoice.pdf', contentType: 'application/pdf', content };
}
