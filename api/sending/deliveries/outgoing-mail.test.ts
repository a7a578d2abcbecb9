import { expect, it } from 'vitest';
import type { QueuedMail } from '../../store/transactionals/transactional-store.ts';
import { outgoingMail } from './outgoing-mail.ts';

it.each([
  ['the text that was stored with it', 'Once', 'Once'],
  ['text made from its HTML, if an earlier version queued it', null, 'Hello Ada'],
])('goes out with %s', async (_, plain, text) => {
  const mail: QueuedMail = {
    id: '1',
    createdAt: 0,
    space: 'live',
    templateCode: 'order',
    subject: 'Hello',
    recipientEmail: 'ada@shop.example',
    replyTo: null,
    unfilled: [],
    status: 'queued',
    message: { html: '<p>Hello <b>Ada</b>', plain, bcc: [], attachments: [], preferenceLink: null },
  };
  const call = () => Promise.reject(new Error('There is nothing to fetch.'));
  const { signal } = new AbortController();
  expect(await outgoingMail(mail, { call, signal })).toMatchObject({ text });
});
