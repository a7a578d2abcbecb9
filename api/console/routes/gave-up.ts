import type { CauseRow, GaveUp, SettledNow } from '@grovemail/contract/console/gave-up.ts';
import {
  type GaveUpQuery,
  gaveUpFilter,
  gaveUpQuery,
  settleBody,
} from '@grovemail/contract/console/gave-up-bodies.ts';
import type { z } from 'zod';
import { deadKindOf, discardDead, retryDead } from '../../resources/dead-entries.ts';
import type { Store } from '../../store/store.ts';
import { causeTargets } from '../emails/cause-target.ts';
import { deadMatches } from '../emails/dead-matches.ts';
import { gaveUpItems } from '../emails/gave-up-items.ts';
import { settledLately } from '../emails/settled-lately.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { listPage, type Part } from '../serving/list-page.ts';

const pageSize = 50;
const day = 24 * 60 * 60_000;
const shownDays = 12;

/** Dead entries of the outbox by cause, which operators resend or discard. */
export function gaveUpRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/gave-up', gaveUpFilter, async ({ query: { search } }): Promise<GaveUp> => {
      const [causes, settled] = await Promise.all([
        causesOf(store, now(), search),
        settledLately(store),
      ]);
      return { causes, settled };
    }),
    read('/api/gave-up/items', gaveUpQuery, ({ query }) =>
      listPage(
        query,
        pageSize,
        (part) => itemsOf(store, query, part),
        (item) => item,
      ),
    ),
    settle('resend', 'outbox retry', retryDead),
    settle('discard', 'outbox discard', discardDead),
  ];

  function settle(
    action: string,
    command: string,
    act: (store: Store, entries: AsyncIterable<{ id: string }>) => Promise<number>,
  ): ConsoleRoute {
    return change(`/api/gave-up/${action}`, command, settleBody, async ({ body }) => {
      return { settled: await act(store, chosen(store, body)) } satisfies SettledNow;
    });
  }
}

async function itemsOf(
  store: Store,
  { cause, code, search }: GaveUpQuery,
  { limit, before, firstId = '' }: Part,
) {
  const wanted = { search, ...(cause === undefined ? {} : { cause, code: code ?? '' }) };
  const rows = [];
  for await (const row of deadMatches(store, wanted, before)) {
    if (row.id < firstId || rows.push(row) === limit) break;
  }
  return await gaveUpItems(store, rows);
}

/** Those that are dead; what waits or is settled by now is left alone. */
async function* chosen(
  store: Store,
  wanted: z.output<typeof settleBody>,
): AsyncGenerator<{ id: string }> {
  if (!('ids' in wanted)) return yield* deadMatches(store, wanted);
  for (const id of wanted.ids) {
    const row = await store.findOutbox(id);
    if (row?.state === 'dead') yield row;
  }
}

/** The largest first. @param now milliseconds since the epoch */
async function causesOf(store: Store, now: number, search: string): Promise<CauseRow[]> {
  const causes = new Map<string, CauseRow>();
  const targets = causeTargets(store);
  for await (const row of deadMatches(store, { search })) {
    const kind = deadKindOf(row);
    if (!kind) continue;
    const key = `${kind.cause} ${kind.code}`;
    const known = causes.get(key) ?? {
      ...kind,
      count: 0,
      days: Array.from({ length: shownDays }, () => 0),
      about: null,
    };
    causes.set(key, known);
    known.count += 1;
    await targets.add(kind.cause, key, row);
    const at = shownDays - 1 - Math.floor((now - row.nextAt) / day);
    if (at >= 0 && at < shownDays) known.days[at] = (known.days[at] ?? 0) + 1;
  }
  return [...causes]
    .map(([key, row]) => ({ ...row, about: targets.of(key) }))
    .toSorted((a, b) => b.count - a.count);
}
