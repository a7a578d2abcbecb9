// Long: one group of commands, over the same entries.
import { describe, expect, it } from 'vitest';
import { acceptance, enquiry, lead, outboxEntry } from '../../store-suite/acceptances.ts';
import { attemptAt, handBack, mail, unkeyed, webhook } from '../../store-suite/account-calls.ts';
import { beforeEachOps, failed, ops, server } from '../ops-store-for-test.ts';
import { localTime } from '../output/format.ts';

beforeEachOps();

const listed = async (options = '') =>
  JSON.parse((await ops(`outbox list --json ${options}`)).stdout) as { id: string }[];

/** Entries in the order they were written: one delivered, one dead, the rest waiting. */
async function fill(count: number): Promise<string[]> {
  const entries = Array.from({ length: count }, () => outboxEntry({ topic: 'lead.notify' }));
  await server.accept(acceptance(enquiry(), {}, entries));
  const [delivered, dead] = await server.claimOutbox({ limit: 2, leaseUntil: 0 });
  if (delivered) await server.settleOutbox(delivered, { outcome: 'done' });
  const error = 'The mail server did not accept it: 550';
  if (dead) await server.settleOutbox(dead, { outcome: 'failed', error, nextAt: null });
  return entries.map(({ id }) => id);
}

describe('2 invalid usage', () => {
  it.each([
    ['outbox', 'Usage: ops outbox'],
    ['outbox lst', '(Did you mean list?)'],
    ['outbox list --state gone', 'Allowed choices are waiting, dead, done, bounced, discarded'],
    ['outbox list --limit 0', 'a whole number of at least 1'],
    ['outbox retry', 'give ids, or --dead'],
    ['outbox retry --dead 019a', 'give ids, or --dead'],
    ['outbox discard', 'give ids, or --cause'],
    ['outbox discard --cause mailbox 019a', 'give ids, or --cause'],
    ['outbox discard --cause gone', 'Allowed choices are mailbox, sender, message, passing'],
    ['outbox list --cause mailbox --state done', 'cannot be used with option'],
    ['outbox show', "missing required argument 'id'"],
  ])('ops %s', async (command, hint) => {
    expect(await ops(command)).toEqual(failed(2, hint));
  });
});

describe('1 failure', () => {
  it('retries by the end of an id, and nothing if one is ambiguous', async () => {
    const [, dead = ''] = await fill(3);
    for (const id of ['a-12345678', 'b-12345678']) await server.enqueue({ ...outboxEntry(), id });
    const ambiguous = await ops(`outbox retry ${dead} 12345678`);
    expect([ambiguous.code, ambiguous.stdout]).toEqual([1, '']);
    const { code, stdout } = await ops(`outbox retry ${dead.slice(-12)}`);
    expect([code, stdout]).toEqual([0, `${dead}: queued again.\n`]);
  });

  it('names each unknown id, and retries the others', async () => {
    const [, dead = ''] = await fill(3);
    const { code, stdout, stderr } = await ops(`outbox retry nobody ${dead} 0`);
    expect(code).toBe(1);
    expect(stderr).toBe('The outbox has no entry with this id: nobody, 0.\n');
    expect(stdout).toBe(`${dead}: queued again.\n`);
  });
});

describe('0 success', () => {
  it('reports that there is none', async () => {
    expect(await ops('outbox list')).toEqual({
      code: 0,
      stdout: 'No outbox entries.\n',
      stderr: 'Total: 0 waiting, 0 dead, 0 delivered.\n',
    });
    expect((await ops('outbox list --json')).stdout).toBe('[]\n');
    expect((await ops('outbox retry --dead')).stdout).toBe('There are no dead entries.\n');
  });

  it('lists each state, newest first, with short ids, and counts them', async () => {
    const ids = await fill(5);
    const { stdout, stderr } = await ops('outbox list');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /^Id {2,}Topic {2,}To {2,}State {2,}Tried {2,}Next or last {2,}Error$/,
    );
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(
      ids.toReversed().map((id) => id.slice(-8)),
    );
    expect(stderr).toContain('Total: 3 waiting, 1 dead, 1 delivered.');
    expect(stderr).toContain('outbox retry --dead');
    expect((await listed('--state dead')).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await listed('--state done')).map(({ id }) => id)).toEqual([ids[0]]);
    expect(await listed('--state waiting --limit 2')).toHaveLength(2);
  });

  it('shows the recipient of each, as far as it is known', async () => {
    const [asker, applicant] = [
      enquiry({ email: 'asker@shop.example' }),
      lead({ metadata: { type: 'demo', email: 'applicant@shop.example' } }),
    ];
    const hook = webhook({ url: 'https://hooks.example/in' });
    const mailed = mail({ recipientEmail: 'buyer@shop.example' });
    await server.addWebhook(hook);
    const to = (topic: string, payload: Record<string, unknown>) => outboxEntry({ topic, payload });
    const of = (topic: string, { id }: { id: string }) => to(topic, { recordId: id });
    await server.accept(
      acceptance(asker, {}, [of('enquiry.notify', asker), of('enquiry.receipt', asker)]),
    );
    const second = { recordId: applicant.id, to: 'second@shop.example' };
    await server.accept(
      acceptance(applicant, {}, [to('lead.notify', second), of('lead.receipt', applicant)]),
    );
    const entry = to('transactional.send', { transactionalId: mailed.id });
    await server.queueTransactional(mailed, [entry], unkeyed());
    const copy = { id: 'copy-1', email: 'copy@shop.example' };
    const outbox = [to('transactional.copy', { copyId: copy.id })];
    const sent = { id: 'attempt-1', at: 1, outcome: 'sent', reply: '250 Ok' } as const;
    await server.noteDelivery(mailed.id, sent, 'sent', { outbox, copies: [copy] });
    await server.enqueue(to('preferences.link', { email: 'reader@shop.example' }));
    await server.enqueue(to('event.webhook', { webhookId: hook.id }));
    await server.enqueue(to('event.webhook', { webhookId: 'removed' }));
    await server.enqueue(to('notice.webhook', { recordId: asker.id, kind: 'enquiry' }));
    const rows = (await listed()) as unknown as { topic: string; to: string }[];
    expect(rows.toReversed().map((row) => [row.topic, row.to])).toEqual([
      ['enquiry.notify', 'operator'],
      ['enquiry.receipt', 'asker@shop.example'],
      ['lead.notify', 'second@shop.example'],
      ['lead.receipt', 'applicant@shop.example'],
      ['transactional.send', 'buyer@shop.example'],
      ['transactional.copy', 'copy@shop.example'],
      ['preferences.link', 'reader@shop.example'],
      ['event.webhook', 'https://hooks.example/in'],
      ['event.webhook', null],
      ['notice.webhook', 'NOTICE_WEBHOOK_URL'],
    ]);
    const { stdout } = await ops('outbox list', { width: null });
    expect(stdout).toMatch(/ lead\.receipt +applicant@shop\.example +waiting +0 /);
  });

  it('shows what waits for a paused endpoint, and until when', async () => {
    const to = (webhookId: string) =>
      outboxEntry({ topic: 'webhook.send', payload: { webhookId } });
    const [paused, other] = [to('away'), to('there')];
    await server.accept(acceptance(enquiry(), {}, [paused, other]));
    await handBack(server);
    for (let time = 0; time < 5; time += 1) {
      await server.recordResponse(attemptAt('away', 'No response.'));
      await server.recordResponse(attemptAt('there', time < 4 ? 'No response.' : null));
    }
    const [failing] = await server.listFailing();
    const until = Number(failing?.pausedUntil);
    const [, second = '', first = ''] = (await ops('outbox list')).stdout.split('\n');
    expect(first).toMatch(
      RegExp(`^${paused.id.slice(-8)} +webhook.send +paused +0 +${localTime(until)}`),
    );
    expect(second).toMatch(RegExp(`^${other.id.slice(-8)} +webhook.send +waiting +0 `));
    expect(await listed()).toMatchObject([
      { id: other.id, state: 'waiting', pausedUntil: null },
      { id: paused.id, state: 'waiting', pausedUntil: new Date(until).toISOString() },
    ]);
  });

  it('prints every field as JSON', async () => {
    const [done, dead] = await fill(2);
    expect(await listed()).toMatchObject([
      {
        id: dead,
        state: 'dead',
        attempts: 1,
        nextAt: null,
        pausedUntil: null,
        doneAt: null,
        error: expect.stringContaining('550'),
      },
      {
        id: done,
        topic: 'lead.notify',
        state: 'done',
        doneAt: expect.stringMatching(/Z$/),
        error: null,
      },
    ]);
  });

  it('retries all dead entries, more than fit on a page', async () => {
    const entries = Array.from({ length: 1_100 }, () => outboxEntry());
    await server.accept(acceptance(enquiry(), {}, entries));
    for (const entry of await server.claimOutbox({ limit: 2_000, leaseUntil: 0 })) {
      await server.settleOutbox(entry, { outcome: 'failed', error: 'No.', nextAt: null });
    }
    expect((await ops('outbox retry --dead')).stdout).toBe('Queued again: 1100.\n');
    expect(await server.countOutbox()).toMatchObject({ waiting: 1_100, dead: 0 });
    const [again] = await server.claimOutbox({ limit: 1, leaseUntil: 0 });
    expect(again?.attempts).toBe(1);
  });

  it('leaves delivered entries unchanged', async () => {
    const [done] = await fill(2);
    expect((await ops(`outbox retry ${done}`)).stdout).toBe(
      `${done}: already delivered, nothing to do.\n`,
    );
  });
});

/** Entries that gave up with these errors, newest last. */
async function gaveUp(errors: readonly string[], topic = 'enquiry.receipt'): Promise<string[]> {
  const asker = enquiry({ email: 'asker@shop.example' });
  const entries = errors.map(() => outboxEntry({ topic, payload: { recordId: asker.id } }));
  await server.accept(acceptance(asker, {}, entries));
  const claimed = await server.claimOutbox({ limit: 2_000, leaseUntil: 0 });
  for (const [at, entry] of claimed.entries()) {
    const error = errors[at] ?? '';
    await server.settleOutbox(entry, { outcome: 'failed', error, nextAt: null });
  }
  return entries.map(({ id }) => id);
}

const noUser = 'The mail server did not accept it: 550 5.1.1 User unknown';

describe('outbox show', () => {
  it('has the kind, recipient, age, attempts, cause and last error of one entry', async () => {
    const [id = ''] = await gaveUp([noUser]);
    const { code, stdout } = await ops(`outbox show ${id.slice(-8).toUpperCase()}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Id +${id}\n`));
    for (const line of [
      /^Topic +enquiry\.receipt$/m,
      /^To +asker@shop\.example$/m,
      /^State +dead$/m,
      /^Cause +mailbox$/m,
      /^Written .* ago$/m,
      /^Tried +1$/m,
      /^Last error +The mail server did not accept it: 550 5\.1\.1 User unknown$/m,
    ]) {
      expect(stdout).toMatch(line);
    }
    const { stdout: json } = await ops(`outbox show ${id} --json`);
    expect(JSON.parse(json)).toMatchObject({ id, cause: 'mailbox', attempts: 1, log: [] });
  });

  it('has the log of an email of the API, and of a webhook', async () => {
    const mailed = mail({ recipientEmail: 'buyer@shop.example' });
    const entry = outboxEntry({
      topic: 'transactional.send',
      payload: { transactionalId: mailed.id, key: 'k' },
    });
    await server.queueTransactional(mailed, [entry], unkeyed());
    const attempt = { id: 'attempt-1', at: 1, outcome: 'failed', reply: '450 Later' } as const;
    await server.noteDelivery(mailed.id, attempt, 'queued');
    expect((await ops(`outbox show ${entry.id}`)).stdout).toMatch(/failed +450 Later/);
    const event = outboxEntry({ topic: 'event.webhook', payload: { webhookId: 'hook' } });
    await server.enqueue(event);
    const [claimed] = await server.claimOutbox({ lane: 'webhooks', limit: 1, leaseUntil: 0 });
    if (!claimed) throw new Error('nothing was handed out');
    for (const of of [claimed, { ...claimed, id: 'other' }]) {
      const response = { ...attemptAt('hook', 'It returned 500.'), entry: of };
      await server.recordResponse(response);
    }
    const { stdout } = await ops(`outbox show ${event.id}`);
    expect(stdout.match(/It returned 500\./g)).toHaveLength(1);
  });

  it('says that it is being sent right now', async () => {
    const entry = outboxEntry();
    await server.enqueue(entry);
    await server.claimOutbox({ limit: 1, leaseUntil: Date.now() + 60_000 });
    expect((await ops(`outbox show ${entry.id}`)).stdout).toContain('waiting, being sent now');
  });

  it('prints no control characters of what others wrote', async () => {
    const [id = ''] = await gaveUp(['550 \u001b[31mNo\u0007']);
    const { stdout } = await ops(`outbox show ${id}`);
    for (const control of ['\u0007', '\u001b']) expect(stdout).not.toContain(control);
  });

  it.each(['nobody', '00', '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55', '%', "'"])(
    '1: there is no entry %s',
    async (id) => {
      await fill(3);
      expect(await ops(`outbox show ${id}`)).toEqual({
        code: 1,
        stdout: '',
        stderr: `The outbox has no entry with this id: ${id}.\n`,
      });
    },
  );
});

describe('outbox discard', () => {
  const count = () => server.countOutbox();

  it('discards dead entries, and says of others why not', async () => {
    const [done = '', dead = '', waiting = ''] = await fill(4);
    const flying = outboxEntry();
    await server.enqueue(flying);
    await server.claimOutbox({ limit: 9, leaseUntil: Date.now() + 60_000 });
    const { code, stdout, stderr } = await ops(
      `outbox discard ${done} ${dead.slice(-12)} ${waiting} ${flying.id} nobody`,
    );
    expect(code).toBe(1);
    expect(stderr).toBe('The outbox has no entry with this id: nobody.\n');
    expect(stdout.split('\n')).toEqual([
      `${done}: already delivered, nothing to do.`,
      `${dead}: discarded.`,
      `${waiting}: it waits for its next attempt or is being sent, so it is not discarded.`,
      `${flying.id}: it waits for its next attempt or is being sent, so it is not discarded.`,
      '',
    ]);
    expect(await count()).toMatchObject({ waiting: 3, dead: 0, done: 1, discarded: 1 });
    expect(await ops(`outbox discard ${waiting}`)).toMatchObject({
      code: 1,
      stderr: 'Only dead entries are discarded.\n',
    });
    expect((await ops(`outbox discard ${dead}`)).stdout).toContain('discarded before');
    expect((await ops(`outbox retry ${dead}`)).stdout).toContain('it was discarded');
  });

  it('1: an ambiguous ending discards nothing, not even the others', async () => {
    const [dead = ''] = await gaveUp(['No.']);
    for (const id of ['a-12345678', 'b-12345678']) await server.enqueue({ ...outboxEntry(), id });
    const { code, stdout, stderr } = await ops(`outbox discard ${dead} 12345678`);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Several ids end with 12345678: b-12345678, a-12345678. Give the full id.\n',
    );
    expect(await count()).toMatchObject({ dead: 1, discarded: 0 });
  });

  it('discards a thousand of one cause, and no others', async () => {
    const errors = Array.from({ length: 1_000 }, () => noUser);
    const [full] = await gaveUp(['552 5.2.2 Mailbox full', ...errors, 'It timed out.']);
    const { stdout, stderr } = await ops('outbox list --state dead --limit 1');
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr).toContain('Dead by cause: mailbox 1000, passing 1, other 1.');
    expect(await listed('--cause passing')).toMatchObject([{ id: full, cause: 'passing' }]);
    expect((await ops('outbox discard --cause mailbox')).stdout).toBe('Discarded: 1000.\n');
    expect(await count()).toMatchObject({ dead: 2, discarded: 1_000 });
    expect(await ops('outbox discard --cause mailbox')).toMatchObject({
      code: 0,
      stdout: 'There are no dead entries of the cause mailbox.\n',
    });
    expect((await ops('outbox list --limit 1')).stderr).toContain('0 delivered, 1000 discarded.');
  });

  it('knows the cause of webhooks and pushes by their kind, whatever the error says', async () => {
    await gaveUp([noUser], 'event.webhook');
    await gaveUp([noUser], 'push.send');
    expect((await listed()).map((row) => (row as { cause?: string }).cause)).toEqual([
      'push',
      'webhook',
    ]);
  });
});
