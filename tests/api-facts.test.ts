import { pushContact } from '@grovemail/contract/operations/push.ts';
import { sendTransactional } from '@grovemail/contract/operations/v1-transactionals.ts';
import { attachmentMaxBytes } from '@grovemail/contract/operations/v1-transactionals-input.ts';
import { describe, expect, it } from 'vitest';
import { facts } from '../site/content/api-facts.ts';

/** A body of POST /v1/transactionals that is right but for what is given. */
const accepts = (given: object) =>
  sendTransactional.body.check({
    template_code: 'welcome',
    recipient_email: 'ada@shop.example',
    ...given,
  }).ok;
const plain = (figure: string | number | undefined) => Number(String(figure).replaceAll(',', ''));
const smallest = btoa('%PDF-');
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `reader${at}@shop.example`);
const data = (names: number) => Object.fromEntries(many(names).map((_, at) => [`name${at}`, 'x']));

describe('figures that the guides show are the ones that the API holds calls to', () => {
  it.each<[string, number, (figure: number) => object]>([
    ['template_code', plain(facts.mail.code), (n) => ({ template_code: 'x'.repeat(n) })],
    ['subject', plain(facts.mail.subject), (n) => ({ subject: 'x'.repeat(n) })],
    ['html', plain(facts.mail.html), (n) => ({ html: 'x'.repeat(n) })],
    ['names in data', facts.mail.values, (n) => ({ data: data(n) })],
    ['a value', plain(facts.mail.value), (n) => ({ data: { name: 'x'.repeat(n) } })],
    ['copies', facts.mail.copies, (n) => ({ bcc: many(n) })],
    ['attachments', facts.attachments.max, (n) => ({ attachments: Array(n).fill(file(smallest)) })],
    [
      'bytes of an attachment',
      plain(facts.attachments.bytes),
      (n) => ({ attachments: [file(Buffer.alloc(n, '%PDF-').toString('base64'))] }),
    ],
    [
      'a file name',
      plain(facts.attachments.name),
      (n) => ({ attachments: [{ ...file(smallest), filename: `${'x'.repeat(n - 4)}.pdf` }] }),
    ],
  ])('%s: %d, and not one more', (_, figure, given) => {
    expect(accepts(given(figure))).toBe(true);
    expect(accepts(given(figure + 1))).toBe(false);
  });

  it('facts about a subscriber', () => {
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = { endpoint: 'https://push.example/1', keys };
    const given = { gm_web_push: subscription, email: 'ada@shop.example' };
    const saves = (count: number) => pushContact.body.check({ ...given, ...data(count) }).ok;
    expect([saves(facts.push.facts), saves(facts.push.facts + 1)]).toEqual([true, false]);
  });

  it('a whole call', () => {
    expect(facts.mail.body).toBe(`${sendTransactional.bodyBytes / 1_048_576} MB`);
    expect(facts.attachments.size).toBe(`${attachmentMaxBytes / 1_048_576} MB`);
  });
});

function file(content: string) {
  return { filename: 'invoice.pdf', contentType: 'application/pdf', content };
}
