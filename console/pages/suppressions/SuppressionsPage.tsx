import {
  type SuppressionCounts,
  type SuppressionItem,
  type SuppressionKind,
  suppressionKinds,
} from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { Choice } from '../../components/Choice.tsx';
import { digits } from '../../components/counts.ts';
import { noMatch } from '../../components/ListState.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Table } from '../../components/Table.tsx';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { pathOfPerson } from '../../frame/path-of-person.ts';
import { SearchField } from '../../frame/SearchField.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { columnsAt } from './Columns.tsx';
import { kinds } from './kinds.ts';
import { LiftDialog } from './LiftDialog.tsx';
import { StopDialog } from './StopDialog.tsx';
import { SuppressionDetail } from './SuppressionDetail.tsx';
import styles from './suppressions.module.css';

const countsMs = 30_000;
const defaults = { kind: '', state: '', search: '' };
type Filter = typeof defaults;

/** Addresses that get less mail, or none. */
export function SuppressionsPage({ id }: { id: string | null }) {
  const [, go] = useLocation();
  const now = useNow();
  const { filter, filterBy } = useAddressFilter(defaults);
  const list = useList<SuppressionItem>('/api/suppressions', filter);
  const counts = useCall<SuppressionCounts>('/api/suppressions/counts', countsMs);
  const { pathOf, ...steps } = useSteps('/suppressions', list.items ?? [], id);
  const [asks, setAsks] = useState<'stop' | 'lift' | null>(null);
  const item = list.items?.find((each) => each.id === id) ?? null;
  const set = Object.entries(filter).filter(([, text]) => text !== '');
  const exportRows = useDownload('/api/suppressions/export', Object.fromEntries(set));
  const canLift = item !== null && item.liftedAt === null && item.email !== '';
  const person = item && item.email !== '' ? pathOfPerson(item.email) : null;
  useChangeKeys({
    s: () => setAsks('stop'),
    l: canLift ? () => setAsks('lift') : undefined,
  });
  useKeys({ p: person === null ? undefined : () => go(person) });
  const count = countIn(counts.body, filter);
  const changed = () => {
    list.showNews();
    counts.refresh();
  };
  return (
    <>
      <TopBar title="Suppressions" status={statusOf(counts.body)}>
        <div className={styles.actions}>
          <ChangeButton look="quiet" icon="download" onClick={exportRows}>
            {count === undefined ? 'Export' : `Export ${digits(count)}`}
          </ChangeButton>
          <ChangeButton look="lime" icon="plus" shortcut="S" onClick={() => setAsks('stop')}>
            Stop an address
          </ChangeButton>
        </div>
      </TopBar>
      <Filters filter={filter} filterBy={filterBy} counts={counts.body} />
      <div className={styles.split} data-chosen={item !== null}>
        <Table
          label="Suppressions"
          columns={columnsAt(now)}
          list={list}
          pathOf={pathOf}
          chosen={id}
          empty={set.length === 0 ? none : noMatch}
        />
        {item && (
          <SuppressionDetail
            item={item}
            now={now}
            person={person}
            back={steps.back}
            lift={() => setAsks('lift')}
          />
        )}
      </div>
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['S', 'Stop an address'],
          ['L', 'Lift'],
          ['P', 'Person'],
          ['/', 'Search'],
        ]}
      />
      {asks === 'stop' && <StopDialog close={() => setAsks(null)} done={changed} />}
      {asks === 'lift' && item && (
        <LiftDialog item={item} close={() => setAsks(null)} done={changed} />
      )}
    </>
  );
}

const none = {
  title: 'Every address gets mail',
  text: 'Who unsubscribes, bounces or complains appears here. Press S to stop an address yourself.',
};

/** How many a filter shows. Undefined: not known, as for a part of an address. */
function countIn(
  counts: SuppressionCounts | null,
  { kind, state, search }: Filter,
): number | undefined {
  if (counts === null || search !== '') return;
  const { inForce, lifted } = counts;
  const shown = state === 'all' ? [inForce, lifted] : [state === 'lifted' ? lifted : inForce];
  return sum(
    shown.flatMap((each) => (kind === '' ? Object.values(each) : each[kind as SuppressionKind])),
  );
}

function statusOf(counts: SuppressionCounts | null): string {
  const known = counts ? `${digits(sum(Object.values(counts.inForce)))} in force: ` : '';
  return `${known}addresses that get less mail, or none`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

interface FiltersProps {
  filter: Filter;
  counts: SuppressionCounts | null;
  filterBy(change: Partial<Filter>): void;
}

function Filters({ filter, counts, filterBy }: FiltersProps) {
  const countOf = (kind: string) => countIn(counts, { ...filter, kind });
  return (
    <search className={styles.filters}>
      <SearchField
        label="Address, or a part of it"
        value={filter.search}
        change={(text) => filterBy({ search: text.trim() })}
      />
      <Segments<SuppressionKind | ''>
        label="Who stopped it"
        options={[
          { value: '', label: 'All', count: countOf('') },
          ...suppressionKinds.map((value) => ({
            value,
            label: kinds[value].label,
            count: countOf(value),
          })),
        ]}
        chosen={filter.kind as SuppressionKind | ''}
        choose={(kind) => filterBy({ kind })}
      />
      <Choice
        label="State"
        value={filter.state}
        options={[
          ['', 'Stopped now'],
          ['lifted', 'Lifted or ended'],
          ['all', 'Both'],
        ]}
        choose={(state) => filterBy({ state })}
      />
    </search>
  );
}
