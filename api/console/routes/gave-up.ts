import type { CauseRow, GaveUp, SettledNow } from '@grovemail/contract/console/gave-up.ts';
import {
  gaveUpQuery,
  type Settling,
  settling,
} from '@grovemail/contract/console/gave-up-bodies.ts';
import { z } from 'zod';
import { deadEntries, deadKindOf, discardDead, retryDead } from '../../resources/dead-entries.ts';
import type { Store } from '../../store/store.ts';
import { gaveUpItems } from '../emails/gave-up-items.ts';
import { settledLately } from '../emails/settled-lately.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { pageOf } from '../serving/list-page.ts';

const pageSize = 50;
const day = 24 * 60 * 60_000;
const shownDays = 12;

/** What gave up, by cause; to be sent again to its own recipient, or discarded. */
export function gaveUpRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/gave-up', z.object({}), async (): Promise<GaveUp> => {
      const [causes, settled] = await Promise.all([causesOf(store, now()), settledLately(store)]);
      return { causes, settled };
    }),
    read('/api/gave-up/items', gaveUpQuery, async ({ query }) => {
      const { before, ...kind } = query;
      const rows = [];
      for await (const row of deadEntries(store, kind, before))
        if (rows.push(row) > pageSize) break;
      const { items, hasMore } = pageOf(rows, pageSize, (row) => row);
      return { items: await gaveUpItems(store, items), hasMore };
    }),
    settle('resend', 'outbox retry', retryDead),
    settle('discard', 'outbox discard', discardDead),
  ];

  function settle(
    deed: string,
    command: string,
    act: (store: Store, entries: AsyncIterable<{ id: string }>) => Promise<number>,
  ): ConsoleRoute {
    return change(`/api/gave-up/${deed}`, command, settling, async ({ body }) => {
      return { settled: await act(store, chosen(store, body)) } satisfies SettledNow;
    });
  }
}

/** Those that are dead; what waits or is settled by now is left alone. */
async function* chosen(store: Store, wanted: Settling): AsyncGenerator<{ id: string }> {
  if (!('ids' in wanted)) return yield* deadEntries(store, wanted);
  for (const id of wanted.ids) {
    const row = await store.findOutbox(id);
    if (row?.state === 'dead') yield row;
  }
}

/** The largest first. @param now milliseconds since the epoch */
async function causesOf(store: Store, now: number): Promise<CauseRow[]> {
  const causes = new Map<string, CauseRow>();
  for await (const row of deadEntries(store)) {
    const kind = deadKindOf(row);
    if (!kind) continue;
    const key = `${kind.cause} ${kind.code}`;
    const known = causes.get(key) ?? {
      ...kind,
      count: 0,
      days: Array.from({ length: shownDays }, () => 0),
    };
    causes.set(key, known);
    known.count += 1;
    const at = shownDays - 1 - Math.floor((now - row.nextAt) / day);
    if (at >= 0 && at < shownDays) known.days[at] = (known.days[at] ?? 0) + 1;
  }
  return [...causes.values()].toSorted((a, b) => b.count - a.count);
}
