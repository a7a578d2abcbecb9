import { expect, it } from 'vitest';
import type { EventFilter } from '../store/queue/event-store.ts';
import type { Store } from '../store/store.ts';
import { newId, outboxEntry } from './acceptances.ts';
import { event, unkeyed } from './account-calls.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { StoreHarness } from './store-harness.ts';

/** Contacts' events, stored and found again. */
export function events(harness: () => StoreHarness): void {
  const record = async (store: Store, changes: Parameters<typeof event>[0] = {}) => {
    const { space, ...row } = event(changes);
    const result = await store.recordEvent({ space, ...row }, () => [], unkeyed());
    expect(result).toEqual({
      outcome: 'completed',
      response: { status: 200, body: JSON.stringify(row) },
    });
    return row;
  };
  const list = (store: Store, filter: Partial<EventFilter> = {}) =>
    store.listEvents({ space: 'live', limit: 10, ...filter });

  it('keeps every event with the same code, and finds each by its id', async () => {
    const store = await harness().open();
    const [first, second] = [await record(store), await record(store)];
    expect(await list(store)).toEqual({ rows: [second, first], size: 2 });
    expect(await store.findEvent(first.id)).toEqual(first);
    expect(await store.findEvent(newId())).toBeNull();
    expect(await store.readEvents({ space: 'live', limit: 1 })).toEqual([second]);
    const next = { space: 'live', limit: 9, before: second.id, eventCode: first.eventCode };
    expect(await store.readEvents(next)).toEqual([first]);
    expect(await store.readEvents({ ...next, eventCode: 'another' })).toEqual([]);
    expect(await store.readEvents({ ...next, space: 'test' })).toEqual([]);
  });

  it('rejects a duplicate id, and writes no outbox entry', async () => {
    const store = await harness().open();
    const { id } = await record(store);
    const again = store.recordEvent(event({ id }), () => [outboxEntry()], unkeyed());
    await expect(again).rejects.toBeInstanceOf(Error);
    expect(await list(store)).toMatchObject({ size: 1 });
    expect(await store.listOutbox()).toEqual([]);
  });

  const ada = { contactEmail: 'ada@example.com' };
  const obi = { contactEmail: 'obi@example.com' };
  it.each<[filter: Partial<EventFilter>, expected: number[]]>([
    [{}, [4, 3, 2, 1, 0]],
    [{ eventCode: 'paid' }, [4, 1, 0]],
    [obi, [4, 2]],
    [{ eventCode: 'paid', ...obi }, [4]],
    [{ eventCode: 'paid', ...ada, limit: 1 }, [1]],
    [{ space: 'test' }, [6, 5]],
    [{ space: 'test', eventCode: 'paid' }, [6]],
    [{ space: 'test', ...ada }, [6, 5]],
    [{ space: 'test', eventCode: 'left', ...ada }, [5]],
    [{ space: 'test', ...obi }, []],
    [{ eventCode: 'pai_' }, []],
    [{ eventCode: '' }, []],
    [{ eventCode: `paid' or '' = '` }, []],
    [{ contactEmail: '%' }, []],
  ])('lists and counts by %j', async (filter, expected) => {
    const store = await harness().open();
    const ids: string[] = [];
    for (const changes of [
      { eventCode: 'paid', ...ada },
      { eventCode: 'paid', ...ada },
      { eventCode: 'left', ...obi },
      { eventCode: 'left', ...ada },
      { eventCode: 'paid', ...obi },
      { eventCode: 'left', ...ada, space: 'test' },
      { eventCode: 'paid', ...ada, space: 'test' },
    ]) {
      ids.push((await record(store, changes)).id);
    }
    const { rows, size } = await list(store, filter);
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual(expected);
    const { limit, ...whole } = filter;
    expect(size).toBe((await list(store, whole)).rows.length);

    const [newest] = expected;
    if (newest === undefined) return;
    const rest = await list(store, { ...whole, before: ids[newest] ?? '' });
    expect(rest.rows.map(({ id }) => ids.indexOf(id))).not.toContain(newest);
    expect(rest).toMatchObject({ size, rows: { length: size - 1 } });
  });

  it.each(hostileTexts)('round-trips any text: %s', async (_name, text) => {
    const store = await harness().open();
    // As long as the contract allows: not every index accepts long text.
    const named = { eventCode: text.slice(0, 100), contactEmail: text.slice(0, 254) };
    const context = JSON.parse(JSON.stringify({ [text]: text, list: [text, null, { a: text }] }));
    const row = await record(store, { ...named, context });
    await record(store, { eventCode: 'other', contactEmail: 'other' });
    expect(await list(store, named)).toEqual({ rows: [row], size: 1 });
    expect(await store.findEvent(row.id)).toEqual(row);
  });

  it('round-trips a context with inherited property names', async () => {
    const store = await harness().open();
    const text = '{"__proto__":{"isTest":true},"constructor":1,"toString":null}';
    const { id } = await record(store, { context: JSON.parse(text) });
    expect(JSON.stringify((await store.findEvent(id))?.context)).toBe(text);
  });
}
