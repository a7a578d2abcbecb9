import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const read = (message: string) =>
  readReport(new TextEncoder().encode(message.replaceAll('\n', '\r\n')));

/** A notification as a mail server writes it (RFC 3464, appendix E). */
const bounce = (group: string) => `From: MAILER-DAEMON@mx.example
To: b-019a9f3e7c007a108f3b2d6f0c9b1e55-000000000000000000000000@bounces.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="X"

--X
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.example.

--X
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sun, 22 Nov 2026 10:00:00 +0000

${group}

--X
Content-Type: message/rfc822

Message-ID: <019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55@grovemail.example>
To: ada@shop.example
Subject: Your order

Hello
--X--
`;
const failed = `Final-Recipient: rfc822; ada@shop.example
Original-Recipient: rfc822;Ada@shop.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@shop.example>: Recipient address rejected:
    User unknown`;

const complaint = (type: string, fields = '') => `From: <abuse@provider.example>
To: <fbl@grovemail.example>
Subject: FW: Your order
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="X"

--X
Content-Type: text/plain

This is an email abuse report.

--X
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1${fields}

--X
Content-Type: message/rfc822

Return-Path: <b-019a9f3e7c007a108f3b2d6f0c9b1e55-000000000000000000000000@bounces.example>
To: Ada <ada@shop.example>
Subject: Your order

Hello
--X--
`;

describe('a bounce (RFC 3464)', () => {
  it('has its recipient, the reply, and the texts that may contain the return path', async () => {
    const report = await read(bounce(failed));
    expect(report).toMatchObject({
      kind: 'bounced',
      failures: [
        {
          recipients: ['ada@shop.example', 'Ada@shop.example'],
          reason: { cause: 'mailbox', decidedBy: 'user unknown' },
          reply: 'smtp; 550 5.1.1 <ada@shop.example>: Recipient address rejected: User unknown',
        },
      ],
      others: [],
    });
    expect(textsOf(report)).toContain('b-019a9f3e7c007a108f3b2d6f0c9b1e55-');
  });

  it.each([
    ['a delay', failed.replace('failed', 'delayed').replace('5.1.1', '4.4.1')],
    ['a success', failed.replace('failed', 'delivered').replace('Status: 5.1.1', 'Status: 2.0.0')],
    ['a relay', failed.replace('failed', 'relayed')],
    ['an expanded list', failed.replace('failed', 'expanded')],
  ])('is not %s', async (_, group) => {
    expect(await read(bounce(group))).toMatchObject({ kind: 'ignored' });
  });

  it('is dropped without a recipient', async () => {
    expect(await read(bounce(''))).toMatchObject({
      kind: 'dropped',
      why: 'It names no recipient.',
      reply: 'Undelivered Mail Returned to Sender',
    });
  });

  it.each(['4.4.7', '4.2.2'])('is final even with Status %s, and counted', async (status) => {
    const group = `Final-Recipient: rfc822; ada@shop.example\nAction: failed\nStatus: ${status}`;
    expect(await read(bounce(group))).toMatchObject({
      failures: [{ reason: { cause: 'passing', decidedBy: status } }],
    });
  });

  it.each([
    ['has no words', 'smtp; 550', 'mailbox', 'user unknown'],
    ['asks to try later', 'smtp; 450', 'passing', 'user unknown'],
    ['has a code with one meaning', 'smtp; 550 5.7.26', 'sender', '5.7.26'],
  ])('is explained by the text for people where the reply %s', async (_, reply, cause, by) => {
    const group = `Final-Recipient: rfc822; ada@shop.example\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: ${reply}`;
    const message = bounce(group).replace('This is', '<ada@shop.example>: User unknown\n\nThis is');
    expect(await read(message)).toMatchObject({
      failures: [{ reason: { cause, decidedBy: by } }],
    });
  });

  it('may leave its recipient to the return path', async () => {
    expect(await read(bounce('Action: failed\nStatus: 5.1.1'))).toMatchObject({
      failures: [{ recipients: [], reason: { cause: 'mailbox' } }],
    });
  });

  it('of several recipients has only those that failed', async () => {
    const other = failed.replaceAll(/ada@/gi, 'eve@').replace('failed', 'delivered');
    const third = failed.replaceAll(/ada@/gi, 'zoe@').replaceAll('5.1.1', '5.2.2');
    expect(await read(bounce(`${other}\n\n${failed}\n\n${third}`))).toMatchObject({
      failures: [
        { recipients: ['ada@shop.example', 'Ada@shop.example'], reason: { cause: 'mailbox' } },
        { recipients: ['zoe@shop.example'] },
      ],
      others: ['eve@shop.example'],
    });
  });
});

describe('a complaint (RFC 5965)', () => {
  it('has the recipient of the mail that it contains', async () => {
    const report = await read(complaint('abuse'));
    expect(report).toMatchObject({ kind: 'complained', recipients: ['ada@shop.example'] });
    expect(textsOf(report)).toContain('b-019a9f3e7c007a108f3b2d6f0c9b1e55-');
  });

  it('or the recipient in its fields', async () => {
    const report = await read(complaint('abuse', '\nOriginal-Rcpt-To: <zoe@shop.example>'));
    expect(report).toMatchObject({ recipients: ['zoe@shop.example', 'ada@shop.example'] });
  });

  it.each(['not-spam', 'virus', 'other'])('is not of the type %j', async (type) => {
    expect(await read(complaint(type))).toMatchObject({ kind: 'ignored' });
  });

  it('is dropped without a type', async () => {
    expect(await read(complaint(''))).toMatchObject({ kind: 'dropped' });
  });
});

it('reads no headers of more than 64 KB', async () => {
  const to = (times: number) => bounce(failed).replace('To: ', `To: ${'group:'.repeat(times)}`);
  expect(await read(to(10_000))).toMatchObject({ kind: 'bounced' });
  expect(await read(to(12_000))).toMatchObject({ kind: 'dropped' });
});

it('reads 5,000 lines at most, since more would block the server', async () => {
  const after = (lines: number) => bounce(failed).replace('--X\n', `${'\n'.repeat(lines)}--X\n`);
  expect(await read(after(4_900))).toMatchObject({ kind: 'bounced' });
  expect(await read(after(5_100))).toMatchObject({ kind: 'dropped' });
  const returned = bounce(failed).replace('Hello', 'Hello\n'.repeat(20_000));
  expect(await read(returned)).toMatchObject({
    kind: 'bounced',
    failures: [{ recipients: ['ada@shop.example', 'Ada@shop.example'] }],
  });
});

it('a reason in a paragraph of its own explains a bounce in plain text', async () => {
  const message = `From: Postmaster@reader.example
Subject: DELIVERY FAILURE

was not delivered to:

  ada@reader.example

because:

  User ada (ada@reader.example) not listed in Domino Directory
`;
  expect(await read(message)).toMatchObject({
    failures: [{ recipients: ['ada@reader.example'], reason: { cause: 'mailbox' } }],
  });
});

it.each([
  '',
  'Hello',
  'Subject: x\n\nFinal-Recipient: rfc822; a@b.co\nAction: failed\nStatus: 5.0.0',
  '\0',
])('ignores other messages, such as %j', async (message) => {
  expect(await read(message)).toMatchObject({ kind: 'ignored', why: 'It is no report.' });
});

const textsOf = (report: Awaited<ReturnType<typeof read>>) =>
  'texts' in report ? report.texts.join('\n') : '';
