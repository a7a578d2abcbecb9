import { describe, expect, it } from 'vitest';
import { ownKey, pushSecretName } from '../../store/secrets/own-key.ts';
import { newId } from '../../store-suite/acceptances.ts';
import { beforeEachOps, failed, ops, server } from '../ops-store-for-test.ts';

beforeEachOps({ now: () => 1_700_000_000_000 });

const push = (...args: string[]) => ops(['push', ...args]);

async function subscribe(email: string, isProved = true): Promise<string> {
  const id = newId();
  const endpoint = `https://push.example/send/${id}`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const createdAt = 1_700_000_000_000;
  return server.saveSubscription({
    id,
    createdAt,
    endpoint,
    ...keys,
    email,
    isProved,
    info: { vip: true },
  });
}

const ada = ['--email', 'Ada@Shop.example'];
const words = ['--title', 'Sale', '--body', 'From today'];

describe('2 invalid usage', () => {
  it.each([
    [[], 'Usage: ops push'],
    [['send'], "required option '--email <address>' not specified"],
    [['send', ...ada, '--title', 'x'], "required option '--body <text>' not specified"],
    [['sned'], '(Did you mean send?)'],
    [['list', '--limit', '0'], 'a whole number of at least 1'],
  ])('ops push %j', async (args, hint) => {
    expect(await push(...args)).toEqual(failed(2, hint));
  });
});

describe('1 failure', () => {
  it.each([
    ['nobody has it', ['--email', 'obi@shop.example', ...words], 'No browser of this contact'],
    ['an empty title', [...ada, '--title', ' ', '--body', 'x'], 'must not be empty'],
    ['a NUL', [...ada, '--title', 'a\0', '--body', 'x'], 'cannot be stored'],
    ['too long', [...ada, '--title', 'a', '--body', 'x'.repeat(4_000)], 'bytes too long'],
    ['a script for an icon', [...ada, ...words, '--icon', 'javascript:x'], 'The icon must be'],
    ['another host by two slashes', [...ada, ...words, '--url', '//evil.example'], 'The url must'],
    ['all only claim it', ['--email', 'zoe@shop.example', ...words], 'Add --claimed'],
  ])('%s: nothing is put in line', async (_, args, sentence) => {
    await subscribe('ada@shop.example');
    await subscribe('zoe@shop.example', false);
    expect(await push('send', ...args)).toEqual(failed(1, sentence));
    expect(await server.listOutbox()).toEqual([]);
    expect(await server.listPushMessages()).toEqual([]);
  });
});

describe('0 success', () => {
  it('queues one message for each browser of the contact', async () => {
    const ids = [await subscribe('ada@shop.example'), await subscribe('ada@shop.example')];
    await subscribe('obi@shop.example');
    const extras = ['--icon', '/icon-192.png', '--url', '/pricing'];
    const { stdout } = await push('send', ...ada, ...words, ...extras);
    expect(stdout).toBe('Queued 2 messages.\n');
    const messages = await server.listPushMessages();
    const entries = await server.listOutbox({ state: 'waiting' });
    expect(messages.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(ids.sort());
    expect(entries.map(({ topic }) => topic)).toEqual(['push.send', 'push.send']);
    expect(entries.map(({ payload }) => payload)).toEqual(
      messages.map(({ id, subscriptionId }) => ({
        subscriptionId,
        messageId: id,
        service: 'push.example',
        title: 'Sale',
        body: 'From today',
        icon: '/icon-192.png',
        url: '/pricing',
      })),
    );
    const { stdout: one } = await push('send', '--email', 'obi@shop.example', ...words);
    expect(one).toBe('Queued 1 message.\n');
  });

  it('skips browsers that only claim the address, unless --claimed', async () => {
    const proved = await subscribe('ada@shop.example');
    await subscribe('ada@shop.example', false);
    const { stdout, stderr } = await push('send', ...ada, ...words);
    expect(stdout).toBe('Queued 1 message.\n');
    expect(stderr).toBe(
      'Skipped browsers that only claim the address: 1. Use --claimed to include them.\n',
    );
    expect(await server.listPushMessages()).toMatchObject([{ subscriptionId: proved }]);
    const all = await push('send', ...ada, ...words, '--claimed');
    expect([all.stdout, all.stderr]).toEqual(['Queued 2 messages.\n', '']);
  });

  it('shows the same secret, whichever process asks first', async () => {
    const { stdout } = await push('secret');
    expect(stdout).toMatch(/^[\w-]{43}\n$/);
    expect((await push('secret')).stdout).toBe(stdout);
    expect(await ownKey(server, pushSecretName, 0)).toBe(stdout.trim());
  });

  it('lists subscriptions without their endpoint', async () => {
    expect((await push('list')).stdout).toBe('No subscriptions yet.\n');
    expect((await push('list', '--json')).stdout).toBe('[]\n');
    const id = await subscribe('ada@shop.example');
    await subscribe('obi@shop.example', false);
    const { stdout } = await push('list', '--email', 'ADA@shop.example', '--json');
    expect(JSON.parse(stdout)).toEqual([
      {
        id,
        email: 'ada@shop.example',
        proved: true,
        info: { vip: true },
        createdAt: '2023-11-14T22:13:20.000Z',
        updatedAt: '2023-11-14T22:13:20.000Z',
        endpoint: `https://push.example/…${id.slice(-6)}`,
      },
    ]);
    const [headings, ...rows] = (await push('list')).stdout.trim().split('\n');
    expect(headings).toMatch(/^Since {2,}Email {2,}Address {2,}Endpoint$/);
    expect(rows).toEqual([
      expect.stringMatching(/obi@shop\.example +claimed /),
      expect.stringMatching(/ada@shop\.example +proved /),
    ]);
    expect(rows.join()).not.toContain(id.slice(0, -6));
    const { stderr } = await push('list', '--limit', '1');
    expect(stderr).toBe('Showing the newest 1. Use --limit to show more.\n');
  });

  it('G2 shows the outcome of each message', async () => {
    await subscribe('ada@shop.example');
    await push('send', ...ada, ...words);
    const [message] = await server.listPushMessages();
    const messageId = message?.id ?? '';
    await server.recordPushAction({ messageId, action: 'click', at: 1_700_000_000_000 });
    const { stdout } = await push('sent', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      {
        id: messageId,
        email: 'ada@shop.example',
        title: 'Sale',
        clickedAt: '2023-11-14T22:13:20.000Z',
        deliveredAt: null,
        dismissedAt: null,
      },
    ]);
    expect((await push('sent')).stdout).toMatch(/^Queued {2,}Email {2,}Title {2,}Clicked/);
  });

  it('creates a key pair that the configuration accepts', async () => {
    const { code, stdout } = await push('vapid');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^VAPID_PUBLIC_KEY=B[\w-]{86}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/);
    expect((await push('vapid')).stdout).not.toBe(stdout);
  });

  it.each(['send', 'list', 'sent', 'secret', 'vapid'])(
    'prints help: push %s --help',
    async (name) => {
      const { code, stdout } = await push(name, '--help');
      expect(code).toBe(0);
      expect(stdout).toContain('Example:\n  npm run ');
    },
  );
});
