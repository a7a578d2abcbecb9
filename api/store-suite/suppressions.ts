import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { expect, it } from 'vitest';
import type { Suppression } from '../store/suppressions/suppression-store.ts';
import { acceptance, newId, subscriber } from './acceptances.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const ada = { account: 'acc', email: 'ada@example.com', list: 'news' };

/** A suppressed address gets no mail, whatever else happens concurrently. */
export function suppressions(harness: () => StoreHarness): void {
  async function opened() {
    const clock = { now: written };
    const store = await harness().open(() => clock.now);
    const add = (changes: Partial<Suppression> = {}) => {
      const change = suppression({ at: clock.now, ...changes });
      return store.suppress(change).then(({ canUndo }) => ({ ...change, canUndo }));
    };
    const row = async () => (await store.findSuppressions(ada.email))[0];
    return { clock, store, add, row };
  }

  it('R143 suppresses mail from one list, whatever the case of the address', async () => {
    const { store, add } = await opened();
    const added = await add({ email: 'Ada@Example.COM', contactId: 'c-1' });
    expect(added.canUndo).toBe(true);
    const asked = [
      ada,
      { ...ada, email: 'ADA@EXAMPLE.com' },
      { ...ada, list: 'offers' },
      { ...ada, list: '*' },
      { ...ada, account: 'other' },
      { ...ada, email: 'eve@example.com' },
    ];
    const suppressed = await Promise.all(asked.map((to) => store.isSuppressed(to)));
    expect(suppressed).toEqual([true, true, false, false, false, false]);
    const { id, changeId, at: since } = added;
    const row = { ...ada, contactId: 'c-1', since, changedAt: since, source: 'page' };
    const found = [{ id, changeId, ...row, reason: null, liftedAt: null, endsAt: null }];
    expect(await store.findSuppressions('ADA@example.com')).toEqual(found);
    expect(await store.listSuppressions()).toEqual(found);
  });

  it('R144 R190 suppresses mail from every list of the account with *', async () => {
    const { store, add } = await opened();
    await add({ list: '*' });
    expect(await store.isSuppressed(ada)).toBe(true);
    expect(await store.isSuppressed({ ...ada, list: 'any' })).toBe(true);
    expect(await store.isSuppressed({ ...ada, account: 'other' })).toBe(false);
  });

  it('keeps date, source and reason, no matter how often it is repeated', async () => {
    const { clock, store, add, row } = await opened();
    const first = await add({ source: 'one_click', contactId: 'c-1' });
    await store.explainSuppression(first.changeId, 'too_many');
    clock.now += 5;
    await add({ source: 'link' });
    expect(await row()).toMatchObject({
      id: first.id,
      since: written,
      changedAt: written + 5,
      source: 'one_click',
      contactId: 'c-1',
      reason: 'too_many',
    });
    expect(await store.listSuppressions()).toHaveLength(1);
  });

  it('imports another sender’s suppressions once, and never over a newer choice', async () => {
    const { clock, store, row } = await opened();
    const imported = (at: number, source: SuppressionSource = 'link') =>
      store.importSuppressions([suppression({ at, source })]);
    expect(await imported(written - 9)).toBe(1);
    expect(await row()).toMatchObject({ since: written - 9, source: 'link', liftedAt: null });
    expect(await imported(written - 9)).toBe(0);
    expect(await imported(written)).toBe(0);
    expect(await imported(written - 20, 'complaint')).toBe(1);
    expect(await imported(written - 20, 'bounce')).toBe(0);
    const complained = { since: written - 9, changedAt: written - 9, source: 'complaint' };
    expect(await row()).toMatchObject(complained);

    clock.now = written + 5;
    await store.liftSuppression(ada);
    expect(await imported(written + 5, 'complaint')).toBe(0);
    expect(await store.isSuppressed(ada)).toBe(false);
    expect(await imported(written + 6)).toBe(1);
    expect(await row()).toMatchObject({ since: written + 6, source: 'link', liftedAt: null });
    expect(await store.listSuppressions()).toHaveLength(1);
  });

  it('imports no unsubscribe that is older than a confirmed sign-up', async () => {
    const { store } = await opened();
    const signUp = subscriber({ email: ada.email, audience: ada.list, createdAt: written });
    await store.accept(acceptance(signUp));
    const imported = (changes: Partial<Suppression>) =>
      store.importSuppressions([suppression({ account: 'site', source: 'link', ...changes })]);
    await store.confirmSubscriber(ada.list, ada.email);
    expect(await imported({ at: written - 1 })).toBe(0);
    expect(await imported({ at: written - 1, list: '*' })).toBe(0);
    expect(await imported({ at: written - 1, list: 'offers' })).toBe(1);
    expect(await imported({ at: written - 1, source: 'bounce' })).toBe(1);
    expect(await imported({ at: written + 1, list: '*' })).toBe(1);
  });

  it('imports an export as it was, several lists at once, and ends nothing', async () => {
    const { store } = await opened();
    const rows = Array.from({ length: 13 }, (_, at) => ({
      ...suppression({
        email: `a${at}@example.com`,
        list: at % 2 ? 'news' : '*',
        source: 'bounce',
      }),
      changedAt: written + at,
      reason: at % 3 ? 'too_many' : null,
      liftedAt: at % 5 ? null : written + 99,
    }));
    expect(await store.importSuppressions([...rows, ...rows.slice(0, 2)])).toBe(13);
    const stored = await store.listSuppressions();
    expect(stored.toReversed()).toMatchObject(
      rows.map(({ at, ...row }) => ({ ...row, since: at })),
    );
    await store.suppress(suppression({ email: 'a0@example.com', list: '*', at: written + 100 }));
    expect(await store.importSuppressions(rows)).toBe(0);
    expect(await store.isSuppressed({ ...ada, email: 'a0@example.com' })).toBe(true);
  });

  it('imports all rows or none', async () => {
    const { store } = await opened();
    const twice = suppression({ email: 'eve@example.com' });
    const again = { ...suppression(), changeId: twice.changeId };
    await expect(store.importSuppressions([twice, again])).rejects.toThrow();
    expect(await store.listSuppressions()).toEqual([]);
  });

  it('E9 lifts a recipient’s own choice, idempotently, and they can unsubscribe again', async () => {
    const { clock, store, add, row } = await opened();
    const { changeId, id } = await add();
    await store.explainSuppression(changeId, 'too_many');
    clock.now += undoWindow - 1;
    expect(await store.undoSuppression(changeId)).toBe(true);
    clock.now += 1;
    expect(await store.undoSuppression(changeId)).toBe(true);
    expect(await store.isSuppressed(ada)).toBe(false);
    expect(await row()).toMatchObject({ liftedAt: clock.now - 1, reason: 'too_many' });

    const again = await add({ source: 'one_click' });
    expect(again.canUndo).toBe(true);
    expect(await row()).toMatchObject({
      id,
      since: clock.now,
      source: 'one_click',
      reason: null,
      liftedAt: null,
    });
    expect(await store.undoSuppression(changeId)).toBe(false);
    expect(await store.isSuppressed(ada)).toBe(true);
  });

  it('E9 lifts nothing after ten minutes, and offers no Undo for an older unsubscribe', async () => {
    const { clock, store, add } = await opened();
    const first = await add();
    clock.now += undoWindow;
    expect(await store.undoSuppression(first.changeId)).toBe(false);
    const second = await add();
    expect(second.canUndo).toBe(false);
    expect(await store.isSuppressed(ada)).toBe(true);
  });

  it('lifts nothing for an unknown change', async () => {
    const { store, add } = await opened();
    await add();
    for (const changeId of [newId(), '', "' or 1=1 --"]) {
      expect(await store.undoSuppression(changeId)).toBe(false);
      expect(await store.explainSuppression(changeId, 'too_many')).toBe(false);
    }
    expect(await store.isSuppressed(ada)).toBe(true);
  });

  it('lifts one choice only: a list stays suppressed when * is lifted', async () => {
    const { store, add } = await opened();
    await add();
    const all = await add({ list: '*' });
    expect(await store.undoSuppression(all.changeId)).toBe(true);
    expect(await store.isSuppressed(ada)).toBe(true);
    expect(await store.isSuppressed({ ...ada, list: 'offers' })).toBe(false);
  });

  it.each<[SuppressionSource, SuppressionSource, SuppressionSource]>([
    ['page', 'complaint', 'complaint'],
    ['operator', 'complaint', 'complaint'],
    ['complaint', 'page', 'complaint'],
    ['complaint', 'operator', 'complaint'],
    ['page', 'operator', 'operator'],
    ['page', 'bounce', 'bounce'],
    ['operator', 'bounce', 'bounce'],
    ['bounce', 'one_click', 'bounce'],
    ['bounce', 'operator', 'bounce'],
    ['bounce', 'complaint', 'complaint'],
    ['complaint', 'bounce', 'complaint'],
    ['operator', 'one_click', 'operator'],
  ])('E9 %s, then %s: it stays %s, and no Undo lifts it', async (one, other, kept) => {
    const { store, add, row } = await opened();
    const first = await add({ source: one });
    const second = await add({ source: other });
    expect(second.canUndo).toBe(false);
    for (const { changeId } of [first, second]) {
      expect(await store.undoSuppression(changeId)).toBe(false);
      expect(await store.explainSuppression(changeId, 'too_many')).toBe(false);
    }
    expect(await row()).toMatchObject({ source: kept, since: written, liftedAt: null });
  });

  it.each<SuppressionSource>(['page', 'one_click', 'complaint'])(
    'R14 an Undo concurrent with a second unsubscribe (%s) leaves it unsubscribed, in any order',
    async (source) => {
      const { add } = await opened();
      const stores = [
        await harness().open(() => written),
        await harness().open(() => written),
      ] as const;
      for (let round = 0; round < 30; round += 1) {
        const list = `list-${round}`;
        const { changeId } = await add({ list });
        const undo = () => stores[0].undoSuppression(changeId);
        const again = () => stores[1].suppress(suppression({ list, source }));
        await Promise.all(round % 2 ? [undo(), again()] : [again(), undo()]);
        expect(await stores[0].isSuppressed({ ...ada, list })).toBe(true);
      }
    },
  );

  it('E13 lifts everything a recipient chose, at any time and idempotently', async () => {
    const { clock, store, add } = await opened();
    const changes = [(await add()).changeId, (await add({ list: '*' })).changeId];
    clock.now += 1_000 * undoWindow;
    for (let time = 0; time < 2; time += 1) {
      expect(await store.resumeMail(changes)).toBe(true);
      expect(await store.isSuppressed(ada)).toBe(false);
    }
    const rows = await store.findSuppressions(ada.email);
    expect(rows.map(({ liftedAt }) => liftedAt)).toEqual([clock.now, clock.now]);
  });

  it.each<[SuppressionSource, SuppressionSource]>([
    ['page', 'complaint'],
    ['page', 'operator'],
    ['page', 'bounce'],
    ['page', 'one_click'],
    ['complaint', 'page'],
    ['operator', 'link'],
  ])(
    'E13 lifts nothing, not even for another list, after %s was followed by %s',
    async (one, other) => {
      const { store, add } = await opened();
      const first = await add({ source: one });
      const all = await add({ list: '*' });
      await add({ source: other });
      expect(await store.resumeMail([all.changeId, first.changeId])).toBe(false);
      expect(await store.isSuppressed({ ...ada, list: 'any' })).toBe(true);
    },
  );

  it.each([[[]], [['']], [[newId()]], [["' or 1=1 --"]]])(
    'E13 lifts nothing for %j',
    async (changes) => {
      const { store, add } = await opened();
      await add();
      expect(await store.resumeMail(changes)).toBe(false);
      expect(await store.isSuppressed(ada)).toBe(true);
    },
  );

  it('has one row after concurrent unsubscribes over two connections', async () => {
    const stores = [await harness().open(), await harness().open()];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => stores[at % 2]?.suppress(suppression())),
    );
    expect(await stores[0]?.listSuppressions()).toHaveLength(1);
  });

  it('pages through them, newest first, and keeps them when it is reopened', async () => {
    const { store, add } = await opened();
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await add({ list: `list-${at}` })).id);
    await store.close();
    const reopened = await harness().open();
    const seen: string[] = [];
    for (;;) {
      const before = seen.at(-1);
      const rows = await reopened.listSuppressions({ limit: 3, ...(before ? { before } : {}) });
      if (rows.length === 0) break;
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toEqual(ids.toReversed());
  });
}

function suppression(changes: Partial<Suppression> = {}): Suppression {
  return {
    id: newId(),
    changeId: newId(),
    contactId: null,
    ...ada,
    source: 'page',
    at: written,
    ...changes,
  };
}
