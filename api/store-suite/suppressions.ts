// Long: the cases of one aggregate, for both engines.

import type { SuppressionSource } from '@grovemail/domain/preferences/suppression-source.ts';
import { undoWindow } from '@grovemail/domain/preferences/undo-window.ts';
import { expect, it } from 'vitest';
import type { Suppression, SuppressionSearch } from '../store/suppressions/suppression-store.ts';
import { acceptance, newId, subscriber } from './acceptances.ts';
import { suppression as suppressionWith } from './account-calls.ts';
import type { StoreHarness } from './store-harness.ts';

const written = 1_700_000_000_000;
const ada = { account: 'acc', email: 'ada@example.com', list: 'news' };
const suppression = (changes: Partial<Suppression> = {}) => suppressionWith({ ...ada, ...changes });

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
    const complained = { since: written - 9, changedAt: written - 8, source: 'complaint' };
    expect(await row()).toMatchObject(complained);

    clock.now = written + 5;
    await store.liftSuppression({ ...ada, isAsked: true });
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

  it('stops mail at a sender’s request, and changes nothing that is as strong', async () => {
    const { clock, store, add } = await opened();
    const announcement = { type: 'contact.unsubscribed', entries: () => [] };
    const stop = (changes: Partial<Suppression> = {}) =>
      store.stopMail(suppression({ source: 'operator', at: clock.now, ...changes }), announcement);
    const first = await stop({ reason: 'Asked by phone' });
    expect(first).toMatchObject({
      ...ada,
      source: 'operator',
      reason: 'Asked by phone',
      since: written,
      changedAt: written,
      liftedAt: null,
      endsAt: null,
    });
    clock.now += 5;
    expect(await stop({ email: 'ADA@example.com', reason: 'Again' })).toEqual(first);
    const complained = await stop({ source: 'complaint' });
    expect(complained).toMatchObject({ id: first.id, source: 'complaint', since: written });
    expect(await stop()).toEqual(complained);

    await add({ list: 'offers', source: 'one_click' });
    clock.now += 5;
    const over = await stop({ list: 'offers', reason: 'Mine' });
    expect(over).toMatchObject({ source: 'operator', reason: 'Mine', since: written + 5 });
  });

  it.each<[name: string, sources: SuppressionSource[], lifts: boolean]>([
    ['what the sender stopped', ['operator'], true],
    ['what the sender stopped twice', ['operator', 'operator'], true],
    ['a bounce, however often', ['bounce', 'bounce', 'bounce'], true],
    ['a block that bounced', ['operator', 'bounce'], true],
    ['an unsubscribe on the page', ['page'], false],
    ['an unsubscribe by one click', ['one_click'], false],
    ['an unsubscribe by a link', ['link'], false],
    ['a complaint', ['complaint'], false],
    ['a complaint about what bounced', ['bounce', 'complaint'], false],
    ['an unsubscribe that the sender took over', ['page', 'operator'], false],
    ['an unsubscribe that bounced', ['one_click', 'bounce', 'bounce'], false],
    ['an unsubscribe from what was blocked', ['operator', 'link'], false],
    ['an unsubscribe from what bounced', ['bounce', 'page', 'bounce'], false],
  ])('E14 lifts %s unasked: %s is %s', async (_name, sources, lifts) => {
    for (const step of [0, 1]) {
      const { clock, store, add } = await opened();
      const email = `step${step}@example.com`;
      for (const source of sources) {
        await add({ email, source });
        clock.now += step;
      }
      const lift = { ...ada, email, isAsked: false };
      expect(await store.liftSuppression(lift)).toBe(lifts ? 'lifted' : 'recipients_choice');
      expect(await store.isSuppressed(lift)).toBe(!lifts);
      if (!lifts) expect(await store.liftSuppression({ ...lift, isAsked: true })).toBe('lifted');
      expect(await store.isSuppressed(lift)).toBe(false);
      expect(await store.liftSuppression(lift)).toBe('not_suppressed');
    }
  });

  it('E14 forgets a recipient’s choice once it was lifted, and does not let an import hide one', async () => {
    const { clock, store, add } = await opened();
    const lift = (isAsked: boolean) => store.liftSuppression({ ...ada, isAsked });
    await add({ source: 'page' });
    expect(await lift(true)).toBe('lifted');
    clock.now += 5;
    await add({ source: 'operator' });
    expect(await lift(false)).toBe('lifted');

    clock.now += 5;
    await add({ source: 'page' });
    const older = suppression({ source: 'bounce', at: written - 9 });
    expect(await store.importSuppressions([older])).toBe(1);
    expect(await lift(false)).toBe('recipients_choice');
  });

  it('E14 lifts the suppressions of exactly one list', async () => {
    const { store, add } = await opened();
    for (const list of ['news', 'offers', '*']) await add({ list, source: 'operator' });
    await store.liftSuppression({ ...ada, isAsked: false });
    const held = (await store.suppressionsInForce([ada.email])).get(ada.email) ?? [];
    expect(held.map(({ list }) => list).toSorted()).toEqual(['*', 'offers']);
    const other = { ...ada, account: 'other', isAsked: true };
    expect(await store.liftSuppression({ ...other, list: '*' })).toBe('not_suppressed');
  });

  it('E14 records in the audit log that a recipient’s choice was lifted, and nothing else', async () => {
    const { store, add } = await opened();
    const act = (command: string) => ({
      id: newId(),
      createdAt: written,
      operator: 'API key k',
      command,
      givenName: null,
      subject: { person: ada.email },
      newKey: 'a key of the store',
    });
    await add({ source: 'operator' });
    await store.liftSuppression({ ...ada, isAsked: true, act: act('own') });
    await add({ source: 'complaint' });
    await store.liftSuppression({ ...ada, isAsked: false, act: act('rejected') });
    await store.liftSuppression({ ...ada, isAsked: true, act: act('asked') });
    await store.liftSuppression({ ...ada, isAsked: true, act: act('nothing left') });
    const entries = await store.listAudit({ email: ada.email });
    expect(entries.map(({ operator, command }) => [operator, command])).toEqual([
      ['API key k', 'asked'],
    ]);
  });

  it('pages through the suppressions of an account, and counts them', async () => {
    const { clock, store, add } = await opened();
    const added = [];
    for (const list of ['a', 'b', 'c', '*']) added.push(await add({ list }));
    await add({ account: 'other' });
    await add({ email: 'eve@example.com' });
    const page = async (filter: { email?: string; limit: number; before?: string }) => {
      const { rows, size } = await store.pageSuppressions({ account: ada.account, ...filter });
      return [size, ...rows.map(({ email, list }) => `${email[0]} ${list}`)];
    };
    expect(await page({ limit: 9 })).toEqual([5, 'e news', 'a *', 'a c', 'a b', 'a a']);
    expect(await page({ limit: 2 })).toEqual([5, 'e news', 'a *']);
    expect(await page({ limit: 2, before: added[2]?.id ?? '' })).toEqual([5, 'a b', 'a a']);
    expect(await page({ limit: 2, email: 'ADA@example.com' })).toEqual([4, 'a *', 'a c']);
    expect(await page({ limit: 1, email: ada.email, before: added[1]?.id ?? '' })).toEqual([
      4,
      'a a',
    ]);
    expect(await page({ limit: 1, email: 'nobody@example.com' })).toEqual([0]);
    clock.now += 5;
    await store.liftSuppression({ ...ada, list: '*', isAsked: true });
    const [newest] = (await store.pageSuppressions({ ...ada, limit: 1 })).rows;
    expect(newest).toMatchObject({ list: '*', liftedAt: clock.now });
  });

  it('finds what is in force for many addresses, also of erased people', async () => {
    const { clock, store, add } = await opened();
    const emails = Array.from({ length: 130 }, (_, at) => `a${at}@example.com`);
    for (const email of emails.slice(0, 125)) await add({ email, source: 'operator' });
    await add({ email: 'a3@example.com', list: '*' });
    await add({ email: 'a4@example.com', list: '*' });
    await store.liftSuppression({ ...ada, email: 'a4@example.com', isAsked: false });
    await store.erasePerson('a5@example.com');
    clock.now += 1;
    const found = await store.suppressionsInForce(['A3@Example.com', ...emails]);
    expect(found.size).toBe(125);
    const lists = (email: string) =>
      found
        .get(email)
        ?.map(({ list }) => list)
        .toSorted();
    expect(
      ['a3@example.com', 'a4@example.com', 'a5@example.com', 'a129@example.com'].map(lists),
    ).toEqual([['*', 'news'], ['*'], ['news'], undefined]);
    expect((await store.suppressionsInForce([])).size).toBe(0);
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

    expect((await add({ source: 'one_click' })).canUndo).toBe(true);
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
    expect((await add()).canUndo).toBe(false);
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

  it('counts them by source and list, in force and not', async () => {
    const { clock, store, add } = await opened();
    await add();
    const lifted = await add({ email: 'kim@noor.example' });
    await store.undoSuppression(lifted.changeId);
    await add({ email: 'omar@noor.example', source: 'bounce' });
    await add({ email: 'omar@noor.example', source: 'bounce', list: 'news-2' });
    const pause = { email: 'zoe@noor.example', source: 'bounce', endsAt: written + 2 } as const;
    await store.importSuppressions([suppression(pause)]);
    const counts = async () =>
      new Map(
        (await store.countSuppressions()).map(({ source, list, inForce, count }) => [
          `${source} ${list} ${inForce}`,
          count,
        ]),
      );
    const kept = { 'page news true': 1, 'page news false': 1, 'bounce news-2 true': 1 };
    expect(await counts()).toEqual(new Map(Object.entries({ ...kept, 'bounce news true': 2 })));
    clock.now = written + 2;
    const ended = { 'bounce news true': 1, 'bounce news false': 1 };
    expect(await counts()).toEqual(new Map(Object.entries({ ...kept, ...ended })));
  });

  it('finds them by a part of the address, one that has ended as lifted', async () => {
    const { clock, store, add } = await opened();
    await add({ email: 'kim@noor.example' });
    const ended = suppression({ source: 'bounce', endsAt: written + 1 });
    await store.importSuppressions([ended]);
    clock.now = written + 2;
    const { id } = await add({ email: 'ada-b@shop.example' });
    const search = { text: 'ADA' };
    const found = await store.listSuppressions({ search });
    expect(found.map((row) => row.id)).toEqual([id, ended.id]);
    expect(found).toEqual((await store.listSuppressions()).slice(0, 2));
    expect(found[1]?.liftedAt).toBe(written + 1);
    expect(await store.listSuppressions({ search, before: id, limit: 1 })).toHaveLength(1);
    expect(await store.listSuppressions({ search: { text: 'nobody' } })).toEqual([]);
  });

  it('finds them by source, by list, and lifted or ended ones', async () => {
    const { clock, store, add } = await opened();
    const own = await add({ email: 'kim@noor.example', list: 'news' });
    const bounce = await add({ email: 'omar@noor.example', source: 'bounce', list: '*' });
    const ended = suppression({ source: 'bounce', list: 'news', endsAt: written + 1 });
    await store.importSuppressions([ended]);
    clock.now = written + 2;
    const found = async (search: Omit<SuppressionSearch, 'text'>, text = '') =>
      (await store.listSuppressions({ search: { text, ...search } })).map(({ id }) => id);
    expect(await found({ sources: ['page', 'operator'] })).toEqual([own.id]);
    expect(await found({ sources: ['bounce'] })).toEqual(
      [ended.id, bounce.id].toSorted().reverse(),
    );
    expect(await found({ sources: ['bounce'], list: 'news' })).toEqual([ended.id]);
    expect(await found({ list: 'news' }, 'noor')).toEqual([own.id]);
    expect(await found({ isLifted: true })).toEqual([ended.id]);
    expect(await found({ list: 'news', firstId: 'f' })).toEqual([]);
  });
}
