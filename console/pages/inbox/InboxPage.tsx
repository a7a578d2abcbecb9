import type { InboxCounts, InboxItem, InboxView } from '@grovemail/contract/console/inbox.ts';
import { useEffect } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { digits } from '../../components/counts.ts';
import { Rows } from '../../components/Rows.tsx';
import { Segments } from '../../components/Segments.tsx';
import { duration } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { Detail } from './Detail.tsx';
import { everything, type Filter, FilterBar, isFiltered } from './FilterBar.tsx';
import { emptyState, inboxRow } from './InboxRow.tsx';
import { beginMarks } from './read-marks.ts';

const countsMs = 5_000;

/** The list of leads and enquiries, and the open one. */
export function InboxPage({ id }: { id: string | null }) {
  const now = useNow();
  const { filter, filterBy } = useAddressFilter(everything);
  const counts = useCall<InboxCounts>('/api/inbox/counts', countsMs);
  const list = useList<InboxItem>('/api/inbox', filter);
  const items = list.items ?? [];
  const { all, open, mine, oldestOpenAt, team = [] } = counts.body ?? {};
  const { pathOf, ...steps } = useSteps('/inbox', items, id, {
    total: isFiltered(filter) ? undefined : all,
    hasMore: list.hasMore,
  });
  const newest = items[0]?.id;
  useEffect(() => {
    if (newest !== undefined) beginMarks(newest);
  }, [newest]);
  const exportRows = useDownload('/api/inbox/export', exported(filter));
  return (
    <>
      <Panes
        label="Leads and enquiries"
        top={
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
        }
        list={
          <>
            <FilterBar filter={filter} filterBy={filterBy} team={team} exportRows={exportRows} />
            <Rows
              list={list}
              now={now}
              pathOf={pathOf}
              chosen={id}
              row={inboxRow}
              empty={emptyState(filter)}
            />
          </>
        }
        detail={
          id && (
            <Detail
              key={id}
              id={id}
              now={now}
              team={team}
              {...steps}
              onChange={(item) => {
                list.replace(item);
                counts.refresh();
              }}
            />
          )
        }
      />
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['R', 'Reply'],
          ['E', 'Answered', 'changes'],
          ['A', 'Owner', 'changes'],
          ['N', 'Note', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function statusOf(open: number | undefined, oldestAt: number | null | undefined, now: number) {
  if (open === undefined) return '';
  if (open === 0 || !oldestAt) return 'everybody has an answer';
  return `${digits(open)} open, the oldest waits ${duration(now - oldestAt)}`;
}

function exported({ since, ...filter }: Filter): object {
  const set = Object.entries(filter).filter(([name, text]) => text !== '' || name === 'search');
  return { ...Object.fromEntries(set), ...(since === '' ? {} : { since: Number(since) }) };
}
