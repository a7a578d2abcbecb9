// Long: one group of commands, over the same store.
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { outboxEntry } from '../../store-suite/acceptances.ts';
import { attemptAt, event, handBack, unkeyed } from '../../store-suite/account-calls.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, openServer, server } from '../ops-store-for-test.ts';
import { localTime } from '../output/format.ts';

const since = Date.UTC(2026, 10, 21, 9);
beforeEachOps();

/** The server goes on at that time. */
async function goBack() {
  await server.close();
  openServer({ now: () => since });
}

const production = parseConfig({
  SITE_ENV: 'production',
  SITE_URL: 'https://grovemail.example',
  APP_URL: 'https://app.grovemail.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Grovemail <a@grovemail.example>',
  OPERATOR_EMAIL: 'a@grovemail.example',
});
const allowing = parseConfig({ OUTBOUND_ALLOW: '10.0.0.5:8080,localhost:4000' });

const ops = (args: string[], config = parseConfig({})) =>
  runOn(dataDir, ['webhooks', ...args], { config: () => config });
const add = (url: string, config = parseConfig({}), more: string[] = []) =>
  ops(['add', '--event', 'order_placed', '--url', url, ...more], config);

const shop = 'https://shop.example/hooks?of=grove';

const stored = () => server.listWebhooks();
/** Adds a webhook. @returns it as it is stored */
async function added(...what: string[]) {
  await add(shop, undefined, what);
  const [row] = await stored();
  if (!row) throw new Error('nothing was stored');
  return row;
}

describe('webhooks add', () => {
  it('0: creates a secret and shows it once', async () => {
    const { code, stdout, stderr } = await add(shop);
    expect(code).toBe(0);
    const [, id, secret = ''] =
      /^(\S+): order_placed is now posted to https:\/\/shop\.example\/hooks\?of=grove\.\nSecret: (\S+)\n$/.exec(
        stdout,
      ) ?? [];
    expect(stderr).toContain('it is not shown again');
    expect(await stored()).toMatchObject([{ id, eventCodes: ['order_placed'], url: shop, secret }]);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    // A receiver's library takes it.
    const now = new Date();
    const signature = new Webhook(secret).sign('id', now, '{}');
    const headers = {
      'webhook-id': 'id',
      'webhook-timestamp': `${Math.floor(now.getTime() / 1_000)}`,
      'webhook-signature': signature,
    };
    expect(new Webhook(secret).verify('{}', headers)).toEqual({});
    for (const args of [['list'], ['list', '--json']]) {
      expect((await ops(args)).stdout).not.toContain(secret);
    }
  });

  it('0: accepts a given secret, and does not print it', async () => {
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const { stdout, stderr } = await add(shop, production, ['--secret', secret]);
    expect(stdout + stderr).not.toContain(secret);
    expect(await stored()).toMatchObject([{ secret }]);
  });

  it('0: prints one JSON object', async () => {
    const { stdout } = await ops(['add', '--event', '*', '--url', shop, '--json']);
    const [row] = await stored();
    const { events, createdAt, ...printed } = JSON.parse(stdout);
    expect({ ...printed, eventCodes: events, createdAt: Date.parse(createdAt) }).toEqual(row);
    expect(events).toEqual(['*']);
  });

  it.each([
    ['--type mail.sent', [], ['mail.sent']],
    ['--type mail.sent --type mail.bounced', [], ['mail.bounced', 'mail.sent']],
    ['--type mail.sent --type mail.sent', [], ['mail.sent']],
    ['--event paid --event left --event paid', ['left', 'paid'], []],
    [
      '--type contact.updated --event paid --type mail.sent --event *',
      ['*', 'paid'],
      ['contact.updated', 'mail.sent'],
    ],
  ])('0: subscribes to each of %s', async (given, events, types) => {
    const { code, stdout } = await ops(['add', ...given.split(' '), '--url', shop]);
    expect(code).toBe(0);
    for (const each of [...events.filter((event) => event !== '*'), ...types])
      expect(stdout).toContain(each);
    expect(stdout).toContain(
      events.length + types.length === 1 ? ' is now posted to ' : ' are now posted to ',
    );
    expect(await stored()).toMatchObject([{ eventCodes: events, types }]);
    const table = await runOn(dataDir, 'webhooks list', { width: null });
    expect(table.stdout).toContain([...events, ...types].join(', '));
    const [listed] = JSON.parse((await ops(['list', '--json'])).stdout);
    expect(listed).toMatchObject({ events, types });
  });

  it.each([
    ['https://shop.example', production, null],
    ['https://shop.example:8443/hooks', production, null],
    ['http://10.0.0.5:8080/', allowing, null],
    ['http://localhost:4000/hooks', allowing, null],
    ['http://localhost:4001/hooks', parseConfig({}), 'localhost:4001'],
    ['http://localhost/hooks', allowing, '10.0.0.5:8080,localhost:4000,localhost:80'],
    ['https://127.0.0.1/hooks', parseConfig({}), '127.0.0.1:443'],
    ['http://[::1]:4000/', parseConfig({}), '[::1]:4000'],
  ])('0: takes %s', async (url, config, lacks) => {
    const { code, stderr } = await add(url, config);
    expect(code).toBe(0);
    expect(await stored()).toMatchObject([{ url: new URL(url).href }]);
    if (lacks === null) expect(stderr).not.toContain('OUTBOUND_ALLOW');
    else expect(stderr).toContain(`server was started with OUTBOUND_ALLOW=${lacks}.\n`);
  });

  it.each([
    ['', '--url must be a complete URL'],
    ['shop.example/hooks', '--url must be a complete URL'],
    [`https://shop.example/${'x'.repeat(2_000)}`, 'at most 2000 characters'],
    ['https://shop.example/#hooks', 'must not have a fragment'],
    ['http://shop.example/hooks', 'must be called over https'],
    ['ftp://shop.example/hooks', 'Only https URLs are allowed'],
    ['javascript:alert(1)', 'Only https URLs are allowed'],
    ['https://ada:secret@shop.example/', 'a user or a password'],
    ['https://10.0.0.1/', 'not a public address'],
    ['https://167772161/', 'not a public address'],
    ['https://[::ffff:127.0.0.1]/', 'not a public address'],
    ['http://localhost.evil.example/', 'must be called over https'],
    ['https://shop.example:25/', 'belongs to another service'],
  ])('rejects %s, and stores nothing', async (url, hint) => {
    await ops(['add', '--event', 'x', '--url', shop]);
    const ran = await add(url);
    expect(ran).toEqual(failed(1, hint));
    expect(ran.stderr).not.toContain('secret@');
    expect(await stored()).toHaveLength(1);
  });

  it.each(['http://localhost:4000/', 'https://127.0.0.1/', 'http://[::1]:4000/'])(
    'rejects %s in production',
    async (url) => {
      await add(shop);
      expect(await add(url, production)).toMatchObject({ code: 1, stdout: '' });
      expect(await stored()).toHaveLength(1);
    },
  );

  it.each([
    [['--url', shop], "required option '--event <code>' or '--type <type>' not specified"],
    [['--event', 'mail.sent', '--url', shop], 'reserved for the types of webhooks'],
    [['--event', 'paid', '--event', 'Contact.x', '--url', shop], 'reserved for the types'],
    [['--event', 'sender.refused', '--url', shop], 'reserved for the types of webhooks'],
    [['--type', '*', '--url', shop], 'Allowed choices are'],
    [['--type', 'mail.opened', '--url', shop], 'Allowed choices are'],
    [['--event', 'x'], "required option '--url <address>' not specified"],
    [['--event', '', '--url', shop], 'an event code as in your calls'],
    [['--event', 'x'.repeat(101), '--url', shop], 'an event code as in your calls'],
    [['--event', 'README.md', 'api', '--url', shop], 'too many arguments'],
    [['--event', 'x', '--url', shop, '--secret', 'hunter2'], 'whsec_ and 24 to 64 bytes'],
    [['--event', 'x', '--url', shop, '--secret', 'whsec_AAAA'], 'whsec_ and 24 to 64 bytes'],
    [['--event', 'x', '--url', shop, '--secret', `whsec_${'!'.repeat(40)}`], 'whsec_ and 24 to'],
    [['--event', 'x', '--url', shop, '--secret', `whsec_${'A'.repeat(100)}`], 'whsec_ and 24 to'],
  ])('2: does not understand %j', async (args, hint) => {
    expect(await ops(['add', ...args])).toEqual(failed(2, hint));
  });
});

describe('webhooks update and test', () => {
  it('0: update changes what is given, and says so', async () => {
    const row = await added('--type', 'mail.sent');
    const update = (...args: string[]) => ops(['update', row.id, ...args]);
    const { code, stdout } = await update('--type', 'mail.failed', '--type', 'mail.bounced');
    expect([code, stdout]).toEqual([
      0,
      `${row.id}: now posts order_placed, mail.bounced, mail.failed to ${shop}.\n`,
    ]);
    const moved = await update('--event', 'left', '--url', 'http://localhost:4001/', '--json');
    const now = { events: ['left'], types: ['mail.bounced', 'mail.failed'] };
    expect(JSON.parse(moved.stdout)).toEqual({ id: row.id, ...now, url: 'http://localhost:4001/' });
    const { events: eventCodes, types } = now;
    expect(await stored()).toEqual([{ ...row, eventCodes, types, url: 'http://localhost:4001/' }]);
  });

  it.each([
    [[], 2, 'give --url, --event or --type'],
    [['--event', 'mail.sent'], 2, 'reserved for the types of webhooks'],
    [['--type', 'mail.opened'], 2, 'Allowed choices are'],
    [['--url', 'https://10.0.0.1/'], 1, 'not a public address'],
  ])('update %j changes nothing', async (args, status, hint) => {
    const row = await added();
    expect(await ops(['update', row.id, ...args])).toEqual(failed(status, hint));
    expect(await stored()).toEqual([row]);
  });

  it.each([
    [[], 'order_placed'],
    [['--type', 'mail.bounced'], 'mail.bounced'],
    [['--event', 'left'], 'left'],
  ])('0: test %j queues an example', async (args, type) => {
    const { id } = await added();
    const { code, stdout } = await ops(['test', id, ...args]);
    expect(code).toBe(0);
    const rows = await server.listOutbox();
    expect(rows).toMatchObject([{ payload: { webhookId: id, type, test: true } }]);
    expect(stdout).toContain(`${rows[0]?.id}: queued.`);
  });

  it.each([['update', '--type', 'mail.sent'], ['test']])(
    '1: %s of an unknown id',
    async (...args) => {
      await added();
      const [command = '', ...rest] = args;
      expect(await ops([command, 'nobody', ...rest])).toEqual(
        failed(1, 'There is no webhook with this id: nobody.'),
      );
    },
  );
});

it.each([
  ['update', '--url', 'https://shop.example/new'],
  ['rotate'],
  ['test'],
  ['deliveries'],
  ['remove', '--yes'],
])('0: %s takes the end of an id', async (command, ...options) => {
  const { id } = await added();
  const { code, stdout } = await ops([command, id.slice(-8).toUpperCase(), ...options]);
  expect(code).toBe(0);
  expect(stdout).toContain(command === 'deliveries' ? 'No deliveries yet' : id);
});

describe('webhooks list and remove', () => {
  it('0: lists webhooks, and removes them by id', async () => {
    for (const event of ['order_placed', '*']) await ops(['add', '--event', event, '--url', shop]);
    const [every, one] = await stored();
    if (!every || !one) throw new Error('nothing was stored');
    expect((await ops(['list'])).stdout.split('\n')).toEqual([
      expect.stringMatching(/^Id {2,}Events and types {2,}Address {2,}Since {2,}State$/),
      expect.stringMatching(RegExp(`^${every.id.slice(-8)} {2}\\* +https`)),
      expect.stringMatching(RegExp(`^${one.id.slice(-8)} {2}order_placed +https`)),
      '',
    ]);
    const listed = async () => JSON.parse((await ops(['list', '--json'])).stdout);
    expect(await listed()).toMatchObject([
      { events: ['*'] },
      { events: ['order_placed'], url: shop },
    ]);

    const { code, stdout } = await ops(['remove', every.id.slice(-8), every.id, '--yes']);
    expect([code, stdout]).toEqual([0, `${every.id}: removed.\n`]);
    expect(await listed()).toMatchObject([{ id: one.id }]);
    expect((await ops(['remove', one.id, '--yes'])).code).toBe(0);
    expect((await ops(['list'])).stdout).toMatch(/^No webhooks yet\./);
  });

  it('0: shows which fail, since when, why, and when the next attempt is', async () => {
    const ids: string[] = [];
    for (const event of ['paused', 'failing', 'ok']) {
      await ops(['add', '--event', event, '--url', shop]);
      ids.push((await stored())[0]?.id ?? '');
    }
    const [paused = '', failing = ''] = ids;
    const error = 'The receiver returned 500.';
    for (const webhookId of ids) {
      await server.enqueue(outboxEntry({ topic: 'event.webhook', payload: { webhookId } }));
    }
    await server.enqueue(outboxEntry({ topic: 'notice.webhook' }));
    await handBack(server);
    await goBack();
    for (let time = 0; time < 5; time += 1) {
      for (const endpoint of [paused, 'notice'])
        await server.recordResponse(attemptAt(endpoint, error));
    }
    await server.recordResponse(attemptAt(failing, error));

    const { stdout, stderr } = await runOn(dataDir, 'webhooks list', { width: null });
    const [from, next] = [localTime(since), localTime(since + 60_000)];
    const lines = stdout.split('\n');
    expect(lines.slice(1, 4)).toEqual([
      expect.stringMatching(/ {2}ok$/),
      expect.stringContaining(`  failing: 1 failure since ${from}. ${error}`),
      expect.stringContaining(`  paused: 5 failures since ${from}, next try ${next}. ${error}`),
    ]);
    expect(stderr).toContain(
      `Notices (NOTICE_WEBHOOK_URL): paused: 5 failures since ${from}, next try ${next}. ${error}`,
    );
    const listed = JSON.parse((await ops(['list', '--json'])).stdout);
    expect(listed).toMatchObject([
      { state: 'ok' },
      { state: 'failing', failures: 1, nextTryAt: null },
      {
        state: 'paused',
        failures: 5,
        failingSince: '2026-11-21T09:00:00.000Z',
        error,
        nextTryAt: '2026-11-21T09:01:00.000Z',
      },
    ]);
    expect(listed[0]).not.toHaveProperty('error');
  });

  it('1: without --yes and a terminal, names what waits and removes nothing', async () => {
    const { id } = await added();
    const payload = { webhookId: id, eventId: 'e' };
    for (const topic of ['event.webhook', 'webhook.send']) {
      await server.enqueue(outboxEntry({ topic, payload }));
    }
    const { code, stdout, stderr } = await ops(['remove', id]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      expect.stringMatching(/^Id +Events and types +Address +Waiting$/),
      expect.stringMatching(RegExp(`^${id} +order_placed +https\\S+ +2$`)),
      'Deliveries queued for a removed webhook are dropped, and its secret is lost.',
      'Nothing was removed. Add --yes to skip the confirmation.',
      '',
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it('1: names each unknown id, and removes the others', async () => {
    const { id } = await added();
    const { code, stdout, stderr } = await ops(['remove', 'nobody', id, '*', '--yes']);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'There is no webhook with this id: nobody, *. See npm run ops -- webhooks list.\n',
    );
    expect(stdout).toContain(id);
    expect(await stored()).toEqual([]);
  });
});

describe('webhooks rotate', () => {
  const oneDay = 24 * 60 * 60_000;

  it('0: creates a new secret, shows it once, and lets the old one sign for a day', async () => {
    const { id, secret: old } = await added();
    const from = Date.now();
    const { code, stdout, stderr } = await ops(['rotate', id]);
    expect(code).toBe(0);
    const [, until = '', secret = ''] =
      /now signed with a new secret\. The old one also signs until (.+)\.\nSecret: (\S+)\n$/.exec(
        stdout,
      ) ?? [];
    expect([localTime(from + oneDay), localTime(Date.now() + oneDay)]).toContain(until);
    expect(stderr).toContain('it is not shown again');
    expect(stdout + stderr).not.toContain(old);
    expect(await stored()).toMatchObject([{ id, secret, previousSecret: old }]);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    for (const args of [['list'], ['list', '--json']]) {
      const listed = (await ops(args)).stdout;
      for (const each of [secret, old]) expect(listed).not.toContain(each);
    }
  });

  it('0: with --overlap 0, ends the old one at once', async () => {
    const { id, secret: old } = await added();
    const { stdout } = await ops(['rotate', id, '--overlap', '0m']);
    expect(stdout).toContain('The old one is no longer used.');
    const [row] = await stored();
    expect(row).not.toHaveProperty('previousSecret');
    expect(row?.secret).not.toBe(old);
  });

  it('0: accepts a given secret, and prints one JSON object', async () => {
    const { id } = await added();
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const quiet = await ops(['rotate', id, '--secret', secret, '--overlap', '7d']);
    expect(quiet.stdout + quiet.stderr).not.toContain(secret);
    expect(await stored()).toMatchObject([{ secret }]);
    const printed = JSON.parse((await ops(['rotate', id, '--json'])).stdout);
    expect(printed).toEqual({ id, secret: expect.any(String), previousUntil: expect.any(String) });
    expect(await stored()).toMatchObject([{ secret: printed.secret, previousSecret: secret }]);
  });

  it.each(['nobody', '*', ''])('1: changes nothing for the unknown id %j', async (id) => {
    const row = await added();
    expect(await ops(['rotate', id])).toEqual(failed(1, 'There is no webhook with this id'));
    expect(await stored()).toEqual([row]);
  });

  it.each([
    [['--overlap', '24'], 'such as 30m, 24h or 7d'],
    [['--overlap', '-1h'], 'such as 30m, 24h or 7d'],
    [['--overlap', '1.5h'], 'such as 30m, 24h or 7d'],
    [['--overlap', '31d'], 'at most 30 days'],
    [['--overlap', ''], 'such as 30m, 24h or 7d'],
    [['--secret', 'hunter2'], 'whsec_ and 24 to 64 bytes'],
  ])('2: does not understand %j', async (args, hint) => {
    const row = await added();
    expect(await ops(['rotate', row.id, ...args])).toEqual(failed(2, hint));
    expect(await stored()).toEqual([row]);
  });
});

describe('webhooks deliveries and replay', () => {
  const short = (id: string) => id.slice(-8);
  const error = 'The receiver returned 500.';

  /** A webhook with an event that was delivered at the second attempt, and a notification of a type. */
  async function delivered() {
    const row = await added();
    const source = event({ eventCode: 'order_placed' });
    const payload = { webhookId: row.id, eventId: source.id };
    const message = outboxEntry({ topic: 'event.webhook', payload, createdAt: since });
    const typed = outboxEntry({
      topic: 'webhook.send',
      createdAt: since,
      payload: { webhookId: row.id, type: 'mail.sent', data: {} },
    });
    await goBack();
    await server.recordEvent({ ...source, space: 'live' }, () => [message, typed], unkeyed());
    for (const entry of await server.claimOutbox({ limit: 9, leaseUntil: since })) {
      const received = { endpoint: row.id, entry, ms: 31 };
      if (entry.id === message.id) {
        const first = { ...entry, attempts: 1 };
        await server.recordResponse({ ...received, entry: first, outcome: 'failed', reply: error });
        await server.recordResponse({
          ...received,
          entry: { ...entry, attempts: 2 },
          outcome: 'sent',
          reply: '204',
        });
      } else await server.recordResponse({ ...received, outcome: 'sent', reply: '200' });
      await server.settleOutbox(entry, { outcome: 'done' });
    }
    return { id: row.id, source: source.id, message: message.id, typed: typed.id };
  }

  async function waiting(): Promise<string[]> {
    const rows = await server.listOutbox({ state: 'waiting' });
    return rows.map(({ id }) => id);
  }

  it('0: shows each attempt and its outcome', async () => {
    const { id, source, message, typed } = await delivered();
    const { stdout } = await runOn(dataDir, `webhooks deliveries ${id}`, { width: null });
    const at = localTime(since);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Message', 'At', 'Type', 'Attempt', 'Outcome', 'Answer', 'Ms'],
      [short(typed), at, 'mail.sent', '1', 'sent', '200', '31'],
      [short(message), at, 'order_placed', '2', 'sent', '204', '31'],
      [short(message), at, 'order_placed', '1', 'failed', error, '31'],
      [''],
    ]);
    const records = JSON.parse((await ops(['deliveries', id, '--json', '--limit', '2'])).stdout);
    expect(records).toEqual([
      expect.objectContaining({ message: typed, event: null, type: 'mail.sent' }),
      {
        at: '2026-11-21T09:00:00.000Z',
        message,
        event: source,
        type: 'order_placed',
        attempt: 2,
        outcome: 'sent',
        answer: '204',
        ms: 31,
      },
    ]);
    expect((await ops(['deliveries', 'nobody'])).stdout).toContain('No deliveries yet');
  });

  it.each(['message', 'ending', 'source'] as const)(
    '0: replays by the id of the %s',
    async (by) => {
      const { message, ...ids } = await delivered();
      const { code, stdout } = await ops([
        'replay',
        { message, ending: short(message), ...ids }[by],
      ]);
      expect([code, stdout]).toEqual([0, `${short(message)}: queued again.\n`]);
      expect(await waiting()).toEqual([message]);
      const again = await ops(['replay', message]);
      expect(again.stdout).toBe(`${short(message)}: was already queued.\n`);
    },
  );

  it('0: replays what was posted to a webhook since a given time', async () => {
    const { id, message } = await delivered();
    const range = (moment: string) => ops(['replay', '--to', id, '--since', moment]);
    expect((await range('2026-11-21T09:00:01Z')).stdout).toContain('Queued again: 0.');
    expect(await waiting()).toEqual([]);
    const { code, stdout, stderr } = await range('2026-11-21T10:00:00+01:00');
    expect([code, stdout]).toEqual([0, 'Queued again: 1. Already queued: 0.\n']);
    expect(stderr).toContain('Not sent again: 1, because their content was deleted');
    expect(await waiting()).toEqual([message]);
  });

  it('1: names what cannot be replayed, and why, and replays the rest', async () => {
    const { id, message, typed } = await delivered();
    const first = await ops(['replay', 'nobody', typed, message]);
    expect(first.code).toBe(1);
    expect(first.stderr).toContain('nobody: no message and no event');
    expect(first.stderr).toContain(`${short(typed)}: its content was deleted`);
    expect(await waiting()).toEqual([message]);
    const other = await ops(['replay', '--to', 'nobody', '--since', '2026-11-21']);
    expect([other.code, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toContain('There is no webhook with this id: nobody.');

    await ops(['remove', id, '--yes']);
    expect((await ops(['replay', message])).stderr).toContain('its webhook was removed.');
  });

  it.each([
    [[], 'give ids, or --to <webhook> with --since <time>'],
    [['--to', 'a'], 'give ids, or --to'],
    [['--since', '2026-11-21'], 'give ids, or --to'],
    [['a', '--to', 'b', '--since', '2026-11-21'], 'give ids, or --to'],
    [['--to', 'a', '--since', 'yesterday'], 'Expected a time'],
    [['--to', 'a', '--since', '2026-13-41'], 'Expected a time'],
    [['--to', 'a', '--since', '2026-11-21T08:00'], 'Expected a time'],
    [['--to', 'a', '--since', '1'], 'Expected a time'],
  ])('2: does not understand replay %j', async (args, hint) => {
    const { message } = await delivered();
    expect(await ops(['replay', ...args])).toEqual(failed(2, hint));
    expect(await waiting()).not.toContain(message);
  });
});
