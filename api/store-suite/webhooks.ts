import { maxWebhooks } from '@grovemail/domain/delivery/delivery-limits.ts';
import { expect, it } from 'vitest';
import { TooManyWebhooksError, UnknownWebhookError } from '../store/database/errors.ts';
import type { NewSecret, WebhookRow } from '../store/queue/webhook-store.ts';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { event, keyed, unkeyed, webhook } from './account-calls.ts';
import { dataOfVersion } from './data-of-version.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** Each event is queued for the webhooks subscribed to its code, in the same transaction. */
export function webhooks(harness: () => StoreHarness): void {
  /** Records an event with one entry per webhook. @returns the webhooks it was queued for */
  async function handedOn(store: Store, changes: Parameters<typeof event>[0] = {}) {
    const asked: string[][] = [];
    const entries = (ids: string[]) => {
      asked.push(ids);
      return ids.map((webhookId) =>
        outboxEntry({ topic: 'event.webhook', payload: { webhookId } }),
      );
    };
    const before = (await store.listOutbox()).length;
    await store.recordEvent(event(changes), entries, unkeyed());
    const line = await store.listOutbox();
    const handed = line.slice(0, line.length - before).map(({ payload }) => `${payload.webhookId}`);
    expect(asked.flat().toSorted()).toEqual(handed.toSorted());
    return handed.toSorted();
  }

  it('sends an event to webhooks subscribed to its code or to every code', async () => {
    const store = await harness().open();
    const [paid, every, left, twice] = [
      webhook({ eventCodes: ['paid'] }),
      webhook({ eventCodes: ['*'] }),
      webhook({ eventCodes: ['left'] }),
      webhook({ eventCodes: ['paid'] }),
    ];
    for (const one of [paid, every, left, twice]) await store.addWebhook(one);
    expect(await handedOn(store, { eventCode: 'paid' })).toEqual([paid.id, every.id, twice.id]);
    expect(await handedOn(store, { eventCode: 'left' })).toEqual([every.id, left.id]);
    for (const eventCode of ['pai', 'PAID', 'paid ', '', '%', '*', `' or '' = '`]) {
      expect(await handedOn(store, { eventCode })).toEqual([every.id]);
    }
  });

  it('sends an event once to a webhook with several codes, of which two match', async () => {
    const store = await harness().open();
    const both = webhook({ eventCodes: ['paid', 'left', '*', 'paid'], types: ['mail.sent'] });
    const typed = webhook({ eventCodes: [], types: ['paid', '*'] });
    for (const one of [both, typed]) await store.addWebhook(one);
    for (const eventCode of ['paid', 'left', 'any', 'mail.sent']) {
      expect(await handedOn(store, { eventCode })).toEqual([both.id]);
    }
    const stored = { ...both, eventCodes: ['*', 'left', 'paid'] };
    expect(await store.listWebhooks()).toEqual([{ ...typed, types: ['*', 'paid'] }, stored]);
    expect(await store.findWebhook(both.id)).toEqual(stored);
  });

  it('keeps what webhooks of an earlier version were subscribed to', async () => {
    const row = (id: string, code: string, type: string, removedAt = 'null') =>
      `insert into webhooks (id, created_at, event_code, type, url, secret, removed_at)
        values ('${id}', 1, '${code}', ${type}, 'https://hooks.example/in', 's', ${removedAt})`;
    await dataOfVersion(harness(), 34, [
      row('w1', 'mail.sent', 'null'),
      row('w2', '*', 'null'),
      row('w3', '', `'mail.sent'`),
      row('w4', 'mail.sent', 'null', '2'),
    ]);
    const store = await harness().open();
    expect(await handedOn(store, { eventCode: 'mail.sent' })).toEqual(['w1', 'w2']);
    expect(await store.listWebhooks()).toMatchObject([
      { id: 'w3', eventCodes: [], types: ['mail.sent'] },
      { id: 'w2', eventCodes: ['*'], types: [] },
      { id: 'w1', eventCodes: ['mail.sent'], types: [] },
    ]);
  });

  it('changes only what is given, and never to nothing', async () => {
    const store = await harness().open();
    const [one, other] = [webhook({ types: ['mail.sent'] }), webhook({ eventCodes: ['left'] })];
    for (const each of [one, other]) await store.addWebhook(each);
    const url = 'https://new.example/';
    expect(await store.updateWebhook(one.id, { url })).toEqual({ ...one, url });
    const changed = { ...one, url, eventCodes: ['a', 'b'], types: [] };
    const change = { eventCodes: ['b', 'a', 'b'], types: [] };
    expect(await store.updateWebhook(one.id, change)).toEqual(changed);
    expect(await store.updateWebhook(one.id, { url: 'x', eventCodes: [] })).toBe('empty');
    expect(await store.listWebhooks()).toEqual([other, changed]);
    expect(await handedOn(store)).toEqual([]);
    expect(await handedOn(store, { eventCode: 'b' })).toEqual([one.id]);
    await store.removeWebhook(one.id);
    for (const id of [one.id, 'nobody', '']) {
      expect(await store.updateWebhook(id, { url })).toBe('unknown');
    }
  });

  it('creates and rotates once for each key, and keeps to the limit', async () => {
    const store = await harness().open();
    const one = webhook({ eventCodes: ['b', 'a'] });
    const call = keyed<WebhookRow>();
    const first = await store.createWebhook(one, call);
    const stored = { ...one, eventCodes: ['a', 'b'] };
    if (first.outcome !== 'completed') throw new Error(first.outcome);
    expect(JSON.parse(first.response.body)).toEqual(stored);
    expect(await store.createWebhook(webhook(), call)).toMatchObject({ outcome: 'replayed' });
    expect(await store.listWebhooks()).toEqual([stored]);

    const rotation = keyed<NewSecret>({ operation: 'rotate' });
    const rotate = (secret: string, id = one.id) =>
      store.rotateWebhookOnce(id, { secret, previousUntil: 9e15 }, rotation);
    expect(await rotate('second')).toMatchObject({ outcome: 'completed' });
    expect(await rotate('third')).toMatchObject({ outcome: 'replayed' });
    const rotated = { secret: 'second', previousSecret: one.secret };
    expect(await store.findWebhook(one.id)).toMatchObject(rotated);
    const unknown = store.rotateWebhookOnce('x', { secret: 's', previousUntil: 9 }, unkeyed());
    await expect(unknown).rejects.toBeInstanceOf(UnknownWebhookError);

    for (let at = 1; at < maxWebhooks; at++) await store.addWebhook(webhook());
    await expect(store.addWebhook(webhook())).rejects.toBeInstanceOf(TooManyWebhooksError);
    const last = keyed<WebhookRow>();
    await expect(store.createWebhook(webhook(), last)).rejects.toBeInstanceOf(TooManyWebhooksError);
    await store.removeWebhook(one.id);
    expect(await store.createWebhook(webhook(), last)).toMatchObject({ outcome: 'completed' });
    expect(await store.listWebhooks()).toHaveLength(maxWebhooks);
  });

  it('keeps to the limit while many are added at once, over any connection', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    const added = await Promise.allSettled(
      Array.from({ length: 2 * maxWebhooks }, (_, at) =>
        at % 4 < 2
          ? stores[at % 2 === 0 ? 0 : 1].addWebhook(webhook())
          : stores[at % 2 === 0 ? 0 : 1].createWebhook(webhook(), keyed()),
      ),
    );
    const outcomes = Map.groupBy(added, ({ status }) => status);
    expect(outcomes.get('fulfilled')).toHaveLength(maxWebhooks);
    for (const { reason } of added.filter((one) => one.status === 'rejected')) {
      expect(reason).toBeInstanceOf(TooManyWebhooksError);
    }
    expect(await stores[0].listWebhooks()).toHaveLength(maxWebhooks);
  });

  it('keeps one of two changes made at once, never a mix, and never nothing', async () => {
    const stores = [await harness().open(), await harness().open()] as const;
    for (let round = 0; round < 10; round++) {
      const one = webhook({ eventCodes: ['paid'], types: ['mail.sent'] });
      await stores[0].addWebhook(one);
      const emptied = await Promise.all([
        stores[0].updateWebhook(one.id, { eventCodes: [] }),
        stores[1].updateWebhook(one.id, { types: [] }),
      ]);
      expect(emptied.filter((outcome) => outcome === 'empty')).toHaveLength(1);

      const codes = [
        ['a', 'b', 'c'],
        ['x', 'y'],
      ];
      await Promise.all(
        codes.map((eventCodes, at) => stores[at ? 1 : 0].updateWebhook(one.id, { eventCodes })),
      );
      expect(codes).toContainEqual((await stores[0].findWebhook(one.id))?.eventCodes);

      const [, removed, , removedAgain] = await Promise.all([
        stores[0].updateWebhook(one.id, { eventCodes: ['late'] }),
        stores[1].removeWebhook(one.id),
        stores[0].rotateWebhook(one.id, { secret: 'late', previousUntil: 9 }),
        stores[0].removeWebhook(one.id),
      ]);
      expect([removed, removedAgain].toSorted()).toEqual(['removed', 'unknown']);
      expect(await stores[0].findWebhook(one.id)).toBeNull();
      expect(await handedOn(stores[1], { eventCode: 'late' })).toEqual([]);
    }
  });

  it('sends nothing in test', async () => {
    const store = await harness().open();
    for (const eventCode of ['order_placed', '*'])
      await store.addWebhook(webhook({ eventCodes: [eventCode] }));
    expect(await handedOn(store, { space: 'test' })).toEqual([]);
    expect(await store.listEvents({ space: 'test', limit: 9 })).toMatchObject({ size: 1 });
  });

  it('sends nothing to a removed webhook, and no longer finds it', async () => {
    const store = await harness().open();
    const [gone, stays] = [webhook(), webhook()];
    for (const one of [gone, stays]) await store.addWebhook(one);
    expect(await store.removeWebhook(gone.id)).toBe('removed');
    expect(await store.removeWebhook(gone.id)).toBe('unknown');
    expect(await handedOn(store)).toEqual([stays.id]);
    expect(await store.findWebhook(gone.id)).toBeNull();
    expect(await store.listWebhooks()).toEqual([stays]);
  });

  it('returns the previous secret while it still signs, then deletes it', async () => {
    const clock = { now: 1_000 };
    const store = await harness().open(() => clock.now);
    const [one, other] = [webhook({ secret: 'first' }), webhook()];
    for (const each of [one, other]) await store.addWebhook(each);
    const rotate = (secret: string, previousUntil: number) =>
      store.rotateWebhook(one.id, { secret, previousUntil });
    expect(await rotate('second', 2_000)).toBe('rotated');
    const rotated = { ...one, secret: 'second', previousSecret: 'first' };
    expect(await store.findWebhook(one.id)).toEqual(rotated);
    expect(await store.listWebhooks()).toEqual([other, rotated]);
    expect(await store.forget('previousSecrets', 9)).toBe(0);
    expect(await rotate('third', 3_000)).toBe('rotated');
    expect(await store.findWebhook(one.id)).toMatchObject({ previousSecret: 'second' });
    clock.now = 3_000;
    expect(await store.findWebhook(one.id)).toEqual({ ...one, secret: 'third' });
    expect(await store.forget('previousSecrets', 9)).toBe(1);
    expect(await store.forget('previousSecrets', 9)).toBe(0);
    clock.now = 0;
    expect(await store.findWebhook(one.id)).toEqual({ ...one, secret: 'third' });

    await store.removeWebhook(other.id);
    for (const id of ['nobody', other.id, '']) {
      expect(await store.rotateWebhook(id, { secret: 's', previousUntil: 9 })).toBe('unknown');
    }
  });

  it.each(['', 'nobody', '*', `' or 1 = 1 --`])(
    'neither finds nor removes anything by %j',
    async (id) => {
      const store = await harness().open();
      await store.addWebhook(webhook());
      expect(await store.removeWebhook(id)).toBe('unknown');
      expect(await store.findWebhook(id)).toBeNull();
      expect(await store.listWebhooks()).toHaveLength(1);
    },
  );

  it('lists webhooks newest first, and finds each by its id', async () => {
    const store = await harness().open();
    const made = [webhook(), webhook({ eventCodes: ['*'] }), webhook()];
    for (const one of made) await store.addWebhook(one);
    expect(await store.listWebhooks()).toEqual(made.toReversed());
    for (const one of made) expect(await store.findWebhook(one.id)).toEqual(one);
  });

  it('writes neither event nor entries if one entry fails', async () => {
    const store = await harness().open();
    for (const one of [webhook(), webhook()]) await store.addWebhook(one);
    const id = newId();
    const twice = (ids: string[]) => ids.map(() => outboxEntry({ id }));
    await expect(store.recordEvent(event(), twice, unkeyed())).rejects.toBeInstanceOf(Error);
    expect(await store.listEvents({ space: 'live', limit: 9 })).toEqual({ rows: [], size: 0 });
    expect(await store.listOutbox()).toEqual([]);
  });

  it.each(hostileTexts)('round-trips any text: %s', async (_name, text) => {
    const store = await harness().open();
    const code = text.slice(0, 100);
    const one = webhook({ eventCodes: [code], types: [code], url: text, secret: text });
    await store.addWebhook(one);
    expect(await store.listWebhooks()).toEqual([one]);
    expect(await handedOn(store, { eventCode: code })).toEqual([one.id]);
  });
}
