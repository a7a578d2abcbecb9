import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { from, mail } from './mail-for-test.ts';
import { messageOptions } from './message-options.ts';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function rawOf(own: Partial<Mail>): Promise<Buffer> {
  const { message } = await transport.sendMail(messageOptions(mail(own), from));
  return message as Buffer;
}

describe('an address', () => {
  it.each([
    ['', 'ada', 'ada@', '@shop.example', 'ada@shop', 'a b@shop.example', 'ada@@shop.example'],
    ['ada@shop.example\r\nBcc: eve@evil.example', 'ada\n@shop.example', 'ada\0@shop.example'],
    ['a>,<eve@evil.example', '"ada"@shop.example', 'ada@[127.0.0.1]', 'ada@127.0.0.1'],
    ['ada@shop.example,eve@evil.example', 'ada@shop.example;eve', 'ada(comment)@shop.example'],
    ['.ada@shop.example', 'ada.@shop.example', 'a..b@shop.example', 'ada@-shop.example'],
    ['ada@shop..example', 'ada@shop.example.', `${'a'.repeat(65)}@shop.example`],
    [`ada@${'a.'.repeat(130)}example`, 'Ada <ada@shop.example>', 'ada@shop.example>'],
  ])('is not any of %j', (...texts) => {
    for (const text of texts) expect([text, canonicalAddress(text)]).toEqual([text, null]);
  });

  it.each([
    ['ada@shop.example', 'ada@shop.example'],
    ['ada.obi+news@shop.example', 'ada.obi+news@shop.example'],
    ["o'hara@shop.example", "o'hara@shop.example"],
    ['Ada@Shop.Example', 'ada@shop.example'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ада@почта.рф', 'ада@xn--80a1acny.xn--p1ai'],
  ])('%s is %s for a server', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });
});

describe('a header', () => {
  const hostile = [
    'Hi\r\nBcc: eve@evil.example',
    'Hi\nBcc: eve@evil.example',
    'Hi\rBcc: eve@evil.example',
    'Hi\u2028Bcc: eve@evil.example',
    'Hi\u0085Bcc: eve@evil.example',
    'Hi\r\n\r\n<script>',
    '\u202egpj.exe',
    `${'x'.repeat(5_000)}`,
    '=?utf-8?q?=0D=0ABcc=3A_eve=40evil.example?=',
  ];
  it.each(hostile)('cannot be ended by its text: %j', async (words) => {
    const raw = await rawOf({
      subject: words,
      replyTo: { name: words, address: 'ada@shop.example' },
    });
    const head = raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
    const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':', 1)[0]?.toLowerCase());
    expect(names.toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThan(998);
    const { subject = '', bcc, replyTo } = await PostalMime.parse(raw);
    expect(bcc).toBeUndefined();
    expect(replyTo).toHaveLength(1);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\u202e]/u);
    expect(subject.length).toBeLessThanOrEqual(250);
  });

  it('omits an invalid Reply-To address', async () => {
    const { replyTo } = await PostalMime.parse(
      await rawOf({ replyTo: { name: 'Eve', address: 'a>,<eve@evil.example' } }),
    );
    expect(replyTo).toBeUndefined();
  });

  it('RFC 8058 has the unsubscribe URL on one line', async () => {
    const address = `https://grovemail.example/unsubscription/${'a.'.repeat(60)}/ada%40shop.example/1`;
    const raw = (await rawOf({ unsubscribe: address })).toString();
    expect(raw).toContain(`\r\nList-Unsubscribe: <${address}>\r\n`);
    expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });
});

describe('a subject is read as it was given', () => {
  const sent = async (subject: string) => {
    const raw = await rawOf({ subject });
    const head = raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    for (const word of head.match(/=\?[^ ]*?\?[QB]\?[^ ]*?\?=/g) ?? []) {
      expect(word.length).toBeLessThanOrEqual(75);
      // Each word holds whole characters.
      const { subject: part } = await PostalMime.parse(`Subject: ${word}\r\n\r\n`);
      expect(part).not.toContain('\ufffd');
    }
    return (await PostalMime.parse(raw)).subject;
  };

  it.each([
    ['Is 2+2=? Take the quiz'],
    ['=?utf-8?Q?Hi?='],
    ['=?x?='],
    ['Price = ?'],
    ['הזמנה 15 (חדש)\u200f!'],
    ['\u200eABC\u200e and \u061cأ'],
    ['\u2067שלום\u2069 x'],
    ['Two  spaces   between'],
    ['Zażółć gęślą jaźń'],
    ['Ваш заказ №15 принят, спасибо за покупку в нашем магазине'],
    [`${'👩🏽‍💻'.repeat(35)}`],
    [`${'x'.repeat(10)} ${'e\u0301\u0323'.repeat(70)}`],
    [`${'\u0301'.repeat(200)}`],
    [`Weekly: ${'word '.repeat(47)}word`],
    ['x'.repeat(250)],
    ['€'.repeat(250)],
    ['a_b=c?d <e@f.example>, "g"'],
  ])('%j', async (subject) => {
    expect(await sent(subject)).toBe(subject);
  });

  it('is cut between characters beyond 250', async () => {
    expect(await sent(`${'x'.repeat(248)}😀y`)).toBe(`${'x'.repeat(248)}…`);
  });
});

it('rejects an invalid recipient permanently', () => {
  expect(() => messageOptions(mail({ to: 'somebody' }), from)).toThrow(
    expect.objectContaining({ name: 'MailError', permanent: true }),
  );
});

it('has no HTML part if it is plain text alone', async () => {
  const raw = (await rawOf({ html: '', text: 'Hello\nAda' })).toString();
  expect(raw).not.toMatch(/multipart|text\/html/i);
  expect((await PostalMime.parse(raw)).text).toBe('Hello\nAda\n');
});
