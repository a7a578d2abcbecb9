import type { EmailCounts, EmailItem, EmailView } from '@grovemail/contract/console/emails.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { digits } from '../../components/counts.ts';
import { Rows } from '../../components/Rows.tsx';
import { Segments } from '../../components/Segments.tsx';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { Detail } from './Detail.tsx';
import { emailRow, emptyState } from './EmailRow.tsx';
import { everyEmail, type Filter, FilterBar } from './FilterBar.tsx';
import { everyDead } from './GaveUpFilters.tsx';
import { GaveUpView } from './GaveUpView.tsx';
import { OneByOne } from './OneByOne.tsx';

const countsMs = 15_000;

/** Emails: what happened to each, what waits, and what gave up. */
export function EmailsPage({ id }: { id: string | null }) {
  const { filter: whole, filterBy } = useAddressFilter({ ...everyEmail, ...everyDead });
  const { search, by, cause, ...filter } = whole;
  const counts = useCall<EmailCounts>('/api/emails/counts', countsMs);
  const { waiting, gaveUp } = counts.body ?? {};
  const top = (
    <TopBar title="Emails" status={statusOf(counts.body)}>
      <Segments<EmailView>
        label="Which ones"
        options={[
          { value: 'all', label: 'All' },
          { value: 'waiting', label: 'Waiting', count: waiting },
          { value: 'gave-up', label: 'Gave up', count: gaveUp },
        ]}
        chosen={filter.view as EmailView}
        choose={(view) => filterBy({ ...everyEmail, ...everyDead, view })}
      />
    </TopBar>
  );
  const dead = { top, filter: { search, by, cause }, filterBy, onSettled: counts.refresh };
  if (filter.view === 'gave-up' && by === 'one') return <OneByOne id={id} {...dead} />;
  if (filter.view === 'gave-up' && id === null) return <GaveUpView {...dead} />;
  return (
    <EmailList id={id} top={top} filter={filter} filterBy={filterBy} onSettled={counts.refresh} />
  );
}

interface ListProps {
  id: string | null;
  top: ReactNode;
  filter: Filter;
  filterBy(change: Partial<Filter>): void;
  onSettled(): void;
}

function EmailList({ id, top, filter, filterBy, onSettled }: ListProps) {
  const now = useNow();
  // Beside an email that gave up stands the list of all.
  const view = filter.view === 'waiting' ? 'waiting' : 'all';
  const list = useList<EmailItem>('/api/emails', { ...filter, view });
  const { pathOf, ...steps } = useSteps('/emails', list.items ?? [], id, list);
  return (
    <>
      <Panes
        label="Emails"
        top={top}
        list={
          <>
            <FilterBar filter={filter} filterBy={filterBy} />
            <Rows
              list={list}
              now={now}
              pathOf={pathOf}
              chosen={id}
              row={(item) => emailRow(item, filter)}
              empty={emptyState(filter)}
            />
          </>
        }
        detail={
          id && (
            <Detail key={id} id={id} now={now} onSettled={onSettled} {...steps} to={filter.to} />
          )
        }
      />
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['O', 'Its template'],
          ['S', 'Resend', 'changes'],
          ['L', 'What is stopped'],
          ['D', 'Discard', 'changes'],
          ['P', 'Person'],
          ['C', 'Copy id'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function statusOf(counts: EmailCounts | null): string {
  if (!counts) return '';
  if (counts.gaveUp > 0) return `${digits(counts.gaveUp)} want a decision`;
  return counts.waiting === 0 ? 'everything is sent' : '';
}
