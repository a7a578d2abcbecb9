import type { GaveUp, GaveUpItem } from '@grovemail/contract/console/gave-up.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { type List, useList } from '../../calls/use-list.ts';
import { Choice } from '../../components/Choice.tsx';
import { digits } from '../../components/counts.ts';
import { noMatch } from '../../components/ListState.tsx';
import { Rows } from '../../components/Rows.tsx';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { useSteps } from '../../frame/use-steps.ts';
import { causeWords, keyOfCause } from './causes.ts';
import { Detail } from './Detail.tsx';
import { type DeadFilter, GaveUpFilters } from './GaveUpFilters.tsx';
import { titleOf } from './topics.ts';

interface Props {
  id: string | null;
  top: ReactNode;
  filter: DeadFilter;
  filterBy(change: Partial<DeadFilter>): void;
  onSettled(): void;
}

/** What gave up, one at a time: once one is settled, the next one opens. */
export function OneByOne({ id, top, filter, filterBy, onSettled }: Props) {
  const now = useNow();
  const { search } = filter;
  const [cause = '', ...code] = filter.cause.split(' ');
  // A code may be empty, and is still one.
  const list = useList<GaveUpItem>('/api/gave-up/items', { search, cause, code: code.join(' ') });
  const causes = useCall<GaveUp>(withQuery('/api/gave-up', { search }));
  const { pathOf, ...steps } = useSteps('/emails', list.items ?? [], id, list);
  useNextWhenSettled(list, id, pathOf);
  const settled = () => {
    list.showNew();
    causes.refresh();
    onSettled();
  };
  return (
    <>
      <Panes
        label="Gave up"
        top={top}
        list={
          <>
            <GaveUpFilters filter={filter} filterBy={filterBy}>
              <Choice
                label="Cause"
                value={filter.cause}
                options={[
                  ['', 'Any cause'],
                  ...(causes.body?.causes ?? []).map(
                    (row) =>
                      [
                        keyOfCause(row),
                        `${causeWords(row).title} ${row.code} (${digits(row.count)})`.replace(
                          '  ',
                          ' ',
                        ),
                      ] as const,
                  ),
                ]}
                choose={(cause) => filterBy({ cause })}
              />
            </GaveUpFilters>
            <Rows
              list={list}
              now={now}
              pathOf={pathOf}
              chosen={id}
              row={rowOf}
              empty={search === '' && filter.cause === '' ? none : noMatch}
            />
          </>
        }
        detail={id && <Detail key={id} id={id} to="" now={now} onSettled={settled} {...steps} />}
      />
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['S', 'Resend', 'changes'],
          ['D', 'Discard', 'changes'],
          ['O', 'Its template'],
          ['L', 'What is stopped'],
          ['P', 'Person'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function rowOf({ subject, isTemplate, to, code, ...item }: GaveUpItem) {
  return {
    who: titleOf({ subject: isTemplate ? subject : null, what: subject }),
    secondary: to,
    what: (
      <>
        <span>{causeWords({ ...item, code }).title}</span> <code>{code}</code>
      </>
    ),
  };
}

const none = {
  title: 'Nothing gave up',
  text: 'What cannot be sent after many attempts waits here for a decision.',
  stamp: true,
};

/** Once the chosen one is gone from the list, whoever settled it, what stands in its place opens. */
function useNextWhenSettled(
  { items, hasMore, loadMore }: List<GaveUpItem>,
  id: string | null,
  pathOf: (id: string) => string,
): void {
  const [, go] = useLocation();
  const left = useRef({ id, at: -1 });
  useEffect(() => {
    if (!items) return;
    const at = items.findIndex((item) => item.id === id);
    if (at !== -1 || id !== left.current.id) {
      left.current = { id, at };
      return;
    }
    if (id === null || left.current.at === -1) return;
    if (left.current.at >= items.length && hasMore) return loadMore();
    const next = items[left.current.at] ?? items.at(-1);
    go(next ? pathOf(next.id) : `/emails${location.search}`, { replace: true });
  });
}
