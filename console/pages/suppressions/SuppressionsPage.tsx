import type {
  SuppressionCounts,
  SuppressionItem,
} from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { digits } from '../../components/counts.ts';
import { noMatch } from '../../components/ListState.tsx';
import { Table } from '../../components/Table.tsx';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { NewItemsButton } from '../../frame/NewItemsButton.tsx';
import { pathOfPerson } from '../../frame/path-of-person.ts';
import { SelectionBar } from '../../frame/SelectionBar.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { columnsAt } from './Columns.tsx';
import { countIn, everySuppression, Filters, sum } from './Filters.tsx';
import { ImportDialog, type Imported } from './ImportDialog.tsx';
import { ImportedDialog } from './ImportedDialog.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { StopDialog } from './StopDialog.tsx';
import { SuppressionDetail } from './SuppressionDetail.tsx';
import styles from './suppressions.module.css';
import { canLift, useSelection } from './use-selection.ts';

/** Addresses that get less mail, or none. */
export function SuppressionsPage({ id }: { id: string | null }) {
  const [, go] = useLocation();
  const now = useNow();
  const { readingOnly } = useFrame();
  const { filter, filterBy } = useAddressFilter(everySuppression);
  // Counting reads all of them, so it is not repeated by itself.
  const counts = useCall<SuppressionCounts>(
    withQuery('/api/suppressions/counts', { list: filter.list }),
  );
  const list = useList<SuppressionItem>('/api/suppressions', filter, counts.refresh);
  const count = countIn(counts.body, filter);
  const { pathOf, ...steps } = useSteps('/suppressions', list.items ?? [], id, {
    total: count,
    hasMore: list.hasMore,
  });
  const [asks, setAsks] = useState<'stop' | 'import' | null>(null);
  /** Those that a dialog asks about, also while the list is loaded again. */
  const [lifting, setLifting] = useState<readonly SuppressionItem[] | null>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const item = list.items?.find((each) => each.id === id) ?? null;
  const { selectedIds, toggle, clear, meant } = useSelection(list.items ?? [], item);
  const set = Object.entries(filter).filter(([, text]) => text !== '');
  const exportRows = useDownload('/api/suppressions/export', Object.fromEntries(set));
  const person = item && item.email !== '' ? pathOfPerson(item.email) : null;
  const lift = () => setLifting(meant);
  useChangeKeys({
    s: () => setAsks('stop'),
    l: meant.length > 0 ? lift : undefined,
    x: item && canLift(item) ? () => toggle(item.id) : undefined,
  });
  useKeys({ p: person === null ? undefined : () => go(person) });
  const changed = () => {
    clear();
    list.showNew();
  };
  return (
    <>
      <TopBar title="Suppressions" status={statusOf(counts.body)}>
        <div className={styles.actions}>
          <NewItemsButton {...list} />
          <ChangeButton look="quiet" icon="download" onClick={exportRows}>
            {count === undefined ? 'Export' : `Export ${digits(count)}`}
          </ChangeButton>
          <ChangeButton icon="upload" onClick={() => setAsks('import')}>
            Import a list
          </ChangeButton>
          <ChangeButton
            look={selectedIds.size > 0 ? 'outline' : 'lime'}
            icon="plus"
            shortcut="S"
            onClick={() => setAsks('stop')}
          >
            Stop an address
          </ChangeButton>
        </div>
      </TopBar>
      {selectedIds.size > 0 ? (
        <SelectionBar count={selectedIds.size} clear={clear}>
          <ChangeButton look="lime" shortcut="L" onClick={lift}>
            {`Lift ${digits(selectedIds.size)}…`}
          </ChangeButton>
        </SelectionBar>
      ) : (
        <Filters filter={filter} filterBy={filterBy} counts={counts.body} />
      )}
      <div className={styles.split} data-chosen={item !== null}>
        <Table
          label="Suppressions"
          columns={columnsAt(now)}
          list={list}
          pathOf={pathOf}
          chosen={id}
          {...(readingOnly === undefined
            ? { selection: { selectedIds, toggle, isSelectable: canLift } }
            : {})}
          empty={set.length === 0 ? none : noMatch}
        />
        {item && <SuppressionDetail item={item} now={now} person={person} {...steps} lift={lift} />}
      </div>
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['S', 'Stop an address', 'changes'],
          ['L', 'Lift', 'changes'],
          ['X', 'Select', 'changes'],
          ['P', 'Person'],
          ['/', 'Search'],
        ]}
      />
      {asks === 'stop' && <StopDialog close={() => setAsks(null)} done={changed} />}
      {asks === 'import' && (
        <ImportDialog
          close={() => setAsks(null)}
          done={(list) => {
            setImported(list);
            changed();
          }}
        />
      )}
      {imported && <ImportedDialog imported={imported} close={() => setImported(null)} />}
      {lifting && <LiftDialog items={lifting} close={() => setLifting(null)} done={changed} />}
    </>
  );
}

const none = {
  title: 'Every address gets mail',
  text: 'Who unsubscribes, bounces or complains appears here. Press S to stop an address yourself.',
};

function statusOf(counts: SuppressionCounts | null): string {
  const known = counts ? `${digits(sum(Object.values(counts.inForce)))} in force: ` : '';
  return `${known}addresses that get less mail, or none`;
}
