import type { RecordItem } from '@grovemail/contract/console/records.ts';
import { useMemo, useState } from 'react';
import { useList } from '../../calls/use-list.ts';
import { digits } from '../../components/counts.ts';
import { noMatch } from '../../components/ListState.tsx';
import { Rows } from '../../components/Rows.tsx';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { JudgeBar } from './JudgeBar.tsx';
import type { Noun } from './nouns.ts';
import { RecordDetailPane } from './RecordDetailPane.tsx';
import { everyRecord, RecordFilters } from './RecordFilters.tsx';
import { recordRow } from './RecordRow.tsx';
import { useJudge } from './use-judge.ts';

const judgingKeys = [
  ['J', 'Next'],
  ['X', 'Select', 'changes'],
  ['K', 'A person sent it', 'changes'],
  ['D', 'Discard', 'changes'],
  ['/', 'Search'],
] as const;

const readingKeys = [
  ['J K', 'Next, previous'],
  ['Shift E', 'Export', 'changes'],
  ['/', 'Search'],
] as const;

/** The list of subscribers, feedback or quarantined records, and the open one. */
export function RecordsPage({ noun, id }: { noun: Noun; id: string | null }) {
  const { readingOnly } = useFrame();
  const now = useNow();
  const { filter, filterBy } = useAddressFilter(everyRecord);
  const list = useList<RecordItem>(`/api${noun.path}`, filter);
  const items = useMemo(() => list.items ?? [], [list.items]);
  const { pathOf, ...steps } = useSteps(noun.path, items, id, list);
  const wanted = { ...filter, status: filter.status || undefined };
  const exportRows = useDownload(`/api${noun.path}/export`, wanted, noun.exports);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (which: string) => setSelectedIds((before) => toggled(before, which));
  const meant =
    selectedIds.size > 0
      ? items.filter((item) => selectedIds.has(item.id))
      : items.filter((item) => item.id === id);
  /** Those that a dialog asks about, also while the list is loaded again. */
  const [discarding, setDiscarding] = useState<readonly RecordItem[] | null>(null);
  const judge = useJudge((judged) => {
    setSelectedIds(new Set());
    list.showNew();
    if (judged.some((item) => item.id === id)) steps.back();
  });
  const ask = () => setDiscarding(meant);
  const canJudge = noun.judges && readingOnly === undefined && meant.length > 0;
  useKeys({
    x: noun.judges && id !== null ? () => toggle(id) : undefined,
    k: canJudge ? () => judge('keep', meant) : () => steps.step(-1),
    d: canJudge ? ask : undefined,
  });
  const count = digits(items.length);
  return (
    <>
      <Panes
        label={noun.title}
        top={
          <TopBar
            title={noun.title}
            status={list.items === null ? '' : list.hasMore ? `the newest ${count}` : count}
          />
        }
        list={
          <>
            {selectedIds.size > 0 ? (
              <JudgeBar
                count={selectedIds.size}
                keep={() => judge('keep', meant)}
                discard={ask}
                clear={() => setSelectedIds(new Set())}
              />
            ) : (
              <RecordFilters
                noun={noun}
                filter={filter}
                filterBy={filterBy}
                exportRows={exportRows}
              />
            )}
            <Rows
              list={list}
              now={now}
              pathOf={pathOf}
              chosen={id}
              row={recordRow}
              selection={noun.judges ? { selectedIds, toggle } : undefined}
              empty={filter.search === '' && filter.status === '' ? noun.empty : noMatch}
            />
          </>
        }
        detail={
          id && (
            <RecordDetailPane
              key={id}
              id={id}
              now={now}
              {...steps}
              judges={noun.judges}
              keep={() => judge('keep', meant)}
              discard={ask}
            />
          )
        }
      />
      {discarding && (
        <DiscardDialog
          count={discarding.length}
          discard={() => judge('discard', discarding)}
          close={() => setDiscarding(null)}
        />
      )}
      <KeyBar keys={noun.judges ? judgingKeys : readingKeys} />
    </>
  );
}

function toggled(selectedIds: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selectedIds);
  if (!next.delete(id)) next.add(id);
  return next;
}
