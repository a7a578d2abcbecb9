import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BounceCause } from '../../mailing/bounces/cause.ts';
import { readReport } from './read-report.ts';

/** Written after public descriptions of each server's reports; all names and addresses are invented. */
const folder = join(import.meta.dirname, 'samples');

type Decision = readonly [sample: string, cause: BounceCause, decidedBy: string];

const decisions: readonly Decision[] = [
  ['amazon-ses', 'passing', 'expired'],
  ['barracuda', 'sender', 'client host [192.0.2.7] block'],
  ['courier', 'mailbox', 'user unknown'],
  ['domino', 'mailbox', 'not listed'],
  ['exchange-directory', 'mailbox', '5.4.1'],
  ['exim', 'passing', 'quota'],
  ['exim-dsn', 'sender', 'sender verif'],
  ['gmail', 'mailbox', 'does not exist'],
  ['gmail-authentication', 'sender', '5.7.26'],
  ['gmail-rate', 'passing', 'receiving mail at a rate'],
  ['gmx', 'mailbox', 'mailbox unavailable'],
  ['haraka', 'message', '5.3.4'],
  ['icloud', 'passing', 'user is over'],
  ['icloud-policy', 'sender', 'policy'],
  ['internationalized', 'mailbox', 'destinataire inconnu'],
  ['mail-ru', 'mailbox', 'mailbox'],
  ['mdaemon', 'mailbox', 'no such user'],
  ['microsoft-365', 'mailbox', 'resolver.adr'],
  ['microsoft-365-block', 'sender', 'messages from [192.0.2.7]'],
  ['mimecast', 'mailbox', 'invalid recipient'],
  ['mimecast-policy', 'sender', 'envelope block'],
  ['opensmtpd', 'mailbox', 'invalid recipient'],
  ['postfix', 'mailbox', 'user unknown'],
  ['postfix-host', 'passing', 'host or domain name not found'],
  ['proofpoint', 'sender', 'ipcheck'],
  ['qmail', 'mailbox', 'no mailbox here'],
  ['qmail-queue', 'passing', 'in the queue'],
  ['sendmail', 'sender', 'relaying denied'],
  ['several', 'mailbox', 'user unknown'],
  ['yahoo', 'mailbox', 'disabled'],
  ['yahoo-deferred', 'sender', '[tss04]'],
  ['yandex', 'mailbox', 'no such user'],
  ['yandex-spam', 'sender', 'spam'],
  ['zoho', 'mailbox', 'recipient'],
];

const read = (sample: string) =>
  readReport(
    new TextEncoder().encode(
      readFileSync(join(folder, `${sample}.eml`), 'utf8').replaceAll('\n', '\r\n'),
    ),
  );

it('every sample has a decision', () => {
  const samples = readdirSync(folder).map((name) => name.replace('.eml', ''));
  expect(samples.toSorted()).toEqual(decisions.map(([sample]) => sample));
});

it.each(decisions)('%s: %s, because of %j', async (sample, cause, decidedBy) => {
  const recipient = sample === 'internationalized' ? 'zoé@reader.example' : 'ada@reader.example';
  const report = await read(sample);
  expect(report).toMatchObject({
    kind: 'bounced',
    failures: [
      {
        recipients: expect.arrayContaining([recipient]),
        reason: { cause, decidedBy: expect.stringContaining(decidedBy) },
      },
    ],
  });
  const texts = 'texts' in report ? report.texts.join('\n') : '';
  expect(texts).toContain('b-019a9f3e7c007a108f3b2d6f0c9b1e55-');
});

it.each([
  [
    'an automatic reply',
    'From: Ada <ada@reader.example>\nAuto-Submitted: auto-replied\nX-Autoreply: yes\nSubject: Undeliverable until Monday\n\nI am away.',
  ],
  ['a reply', 'From: Ada <ada@reader.example>\nSubject: Re: Your order\n\nThank you!'],
  [
    'a delay',
    'From: Mailer-Daemon@mx.relay.example\nSubject: Warning: message 1vMx delayed 24 hours\n\nThis message was created automatically.\nNo action is required on your part.\n\n  ada@reader.example',
  ],
  [
    'a receipt',
    'From: Ada <ada@reader.example>\nSubject: Read\nContent-Type: multipart/report; report-type=disposition-notification; boundary=x\n\n--x\nContent-Type: message/disposition-notification\n\nDisposition: manual-action; displayed\n--x--',
  ],
])('%s is ignored', async (_, message) => {
  expect(await readReport(new TextEncoder().encode(message))).toMatchObject({ kind: 'ignored' });
});

it('what looks like a bounce but says nothing is dropped', async () => {
  const message = 'From: Mailer-Daemon@mx.relay.example\nSubject: Hello\n\nSee you.';
  expect(await readReport(new TextEncoder().encode(message))).toMatchObject({
    kind: 'dropped',
    why: 'It looks like a bounce, but gives no reason.',
    reply: 'Hello',
  });
});
