import { expect, it } from 'vitest';
import { takeRejection } from '../../resources/rejected-mail.ts';
import { acceptance, enquiry, newId, outboxEntry } from '../../store-suite/acceptances.ts';
import { mail, unkeyed } from '../../store-suite/account-calls.ts';
import { beforeEachOps, failed, ops, server } from '../ops-store-for-test.ts';

const ada = 'ada@shop.example';

beforeEachOps();

it.each([
  ['emails', 'Usage: ops emails'],
  ['emails list', "required option '--to <address>'"],
  ['emails list --to ada', 'Expected an email address.'],
  [`emails list --to ${ada} --limit 0`, 'a whole number of at least 1'],
])('2 not understood: ops %s', async (command, hint) => {
  expect(await ops(command)).toEqual(failed(2, hint));
});

it('finds what was sent to an address, in any spelling, and nothing of others', async () => {
  expect((await ops(`emails list --to ${ada}`)).stdout).toBe(
    'No emails to this address are known. The site’s own, such as receipts, are listed until they are delivered.\n',
  );
  const [sent, other] = [
    mail({ createdAt: 1, recipientEmail: ada, subject: 'Order \u001b[31m1' }),
    mail({ recipientEmail: 'eve@shop.example' }),
  ];
  for (const each of [sent, other])
    await server.queueTransactional(each, [outboxEntry()], unkeyed());
  const attempt = { id: newId(), at: 1, outcome: 'sent', reply: '250 Ok' } as const;
  await server.noteDelivery(sent.id, attempt, 'sent');
  const asker = enquiry({ email: ada });
  const receipt = outboxEntry({
    topic: 'enquiry.receipt',
    payload: { recordId: asker.id },
    createdAt: 2,
  });
  const link = outboxEntry({ topic: 'preferences.link', payload: { email: ada }, createdAt: 3 });
  await server.accept(acceptance(asker, {}, [receipt, link]));
  const copy = newId();
  await takeRejection({ id: copy, to: ada }, '550 5.1.1 User unknown', {
    store: server,
    now: () => 4,
    newId,
  });
  const { code, stdout } = await ops('emails list --to ADA@ｓhop.example --json');
  expect(code).toBe(0);
  const rows = JSON.parse(stdout) as object[];
  expect(rows).toMatchObject([
    { id: copy, what: 'report', status: 'rejected', reply: '550 5.1.1 User unknown' },
    { id: link.id, what: 'preferences.link', status: 'waiting' },
    { id: receipt.id, what: 'enquiry.receipt', status: 'waiting' },
    { id: sent.id, what: sent.templateCode, status: 'sent', reply: '250 Ok' },
  ]);
  const table = await ops(`emails list --to ${ada} --limit 4`);
  expect(table.stdout).toContain(sent.id.slice(-8));
  expect(table.stdout).not.toContain('\u001b');
  expect((await ops(`emails list --to ${ada} --limit 1`)).stdout).not.toContain(sent.id.slice(-8));
});
