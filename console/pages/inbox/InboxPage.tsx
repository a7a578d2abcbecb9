import type { InboxCounts, InboxView } from '@grovemail/contract/console/inbox.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Segments } from '../../components/Segments.tsx';
import { duration } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useKeys } from '../../frame/use-keys.ts';
import { Detail } from './Detail.tsx';
import { FilterBar } from './FilterBar.tsx';
import { InboxRows } from './InboxRows.tsx';
import styles from './inbox-page.module.css';
import { beginMarks } from './read-marks.ts';
import { useExport } from './use-export.ts';
import { useFilter } from './use-filter.ts';
import { useInbox } from './use-inbox.ts';

const countsMs = 5_000;

/** Leads and enquiries: the list, and beside it the chosen one. */
export function InboxPage({ id }: { id: string | null }) {
  const [, go] = useLocation();
  const { readingOnly } = useFrame();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const { filter, filterBy } = useFilter();
  const counts = useCall<InboxCounts>('/api/inbox/counts', countsMs);
  const inbox = useInbox(filter);
  const items = inbox.items ?? [];
  const at = items.findIndex((item) => item.id === id);
  const chosenPath = (chosen: string) => `/inbox/${chosen}${location.search}`;
  const step = (by: number) => {
    const next = items[at === -1 ? 0 : at + by];
    if (next) go(chosenPath(next.id), { replace: id !== null });
  };
  const back = () => go(`/inbox${location.search}`);
  const newest = items[0]?.id;
  useEffect(() => {
    if (newest !== undefined) beginMarks(newest);
  }, [newest]);

  const exportRows = useExport(filter);
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    '/': () => search.current?.focus(),
    '.': inbox.news > 0 ? inbox.showNews : undefined,
    'Shift+E': readingOnly === undefined ? () => exportRows() : undefined,
    Escape: id === null ? undefined : back,
  });

  const { all, open, mine, oldestOpenAt, team } = counts.body ?? {};
  return (
    <>
      <div className={styles.head} data-chosen={id !== null}>
        <TopBar title="Inbox" status={statusOf(open, oldestOpenAt, now)}>
          <Segments<InboxView>
            label="Which ones"
            options={[
              { value: 'open', label: 'Open', count: open },
              { value: 'mine', label: 'Mine', count: mine },
              { value: 'answered', label: 'Answered' },
              { value: 'all', label: 'All', count: all },
            ]}
            chosen={filter.view as InboxView}
            choose={(view) => filterBy({ view })}
          />
        </TopBar>
      </div>
      <div className={styles.panes} data-chosen={id !== null}>
        <section className={styles.list} aria-label="Leads and enquiries">
          <FilterBar
            {...{ filter, filterBy, search, team: team ?? [] }}
            exportRows={exportRows}
            impossible={readingOnly}
          />
          <InboxRows {...{ inbox, chosen: id, filter, now }} pathOf={chosenPath} />
        </section>
        {id === null ? (
          <p className={styles.nothing}>Choose one to read it.</p>
        ) : (
          <Detail
            key={id}
            {...{ id, now, back, team: team ?? [] }}
            place={at === -1 ? null : { at: at + 1, of: all ?? items.length }}
            step={step}
            onChange={(item) => {
              inbox.replace(item);
              counts.refresh();
            }}
          />
        )}
      </div>
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['R', 'Reply'],
          ['E', 'Answered'],
          ['A', 'Owner'],
          ['N', 'Note'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function statusOf(open: number | undefined, oldestAt: number | null | undefined, now: number) {
  if (open === undefined) return '';
  if (open === 0 || !oldestAt) return 'everybody has an answer';
  return `${open.toLocaleString('en-US')} open, the oldest waits ${duration(now - oldestAt)}`;
}
