import type { RecordItem } from '@grovemail/contract/console/records.ts';
import { useMemo, useRef, useState } from 'react';
import { useDownload } from '../../calls/use-download.ts';
import { useList } from '../../calls/use-list.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useKeys } from '../../frame/use-keys.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { JudgeBar } from './JudgeBar.tsx';
import type { Noun } from './nouns.ts';
import { RecordDetailPane } from './RecordDetailPane.tsx';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordRows } from './RecordRows.tsx';
import { useJudge } from './use-judge.ts';
import { useRecordFilter } from './use-record-filter.ts';

const judgingKeys = [
  ['J', 'Next'],
  ['X', 'Select'],
  ['K', 'A person sent it'],
  ['D', 'Discard'],
  ['/', 'Search'],
] as const;

const readingKeys = [
  ['J K', 'Next, previous'],
  ['Shift E', 'Export'],
  ['/', 'Search'],
] as const;

/** Subscribers, feedback, or what is in quarantine: the list, and beside it the chosen one. */
export function RecordsPage({ noun, id }: { noun: Noun; id: string | null }) {
  const { readingOnly } = useFrame();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const { filter, filterBy } = useRecordFilter();
  const list = useList<RecordItem>(`/api${noun.path}`, filter);
  const items = useMemo(() => list.items ?? [], [list.items]);
  const { pathOf, place, step, back } = useSteps(noun.path, items, id);
  const download = useDownload(`/api${noun.path}/export`, {
    ...filter,
    status: filter.status || undefined,
  });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const toggle = (which: string) => setTicked((before) => toggled(before, which));
  const meant =
    ticked.size > 0
      ? items.filter((item) => ticked.has(item.id))
      : items.filter((item) => item.id === id);
  const { judge, asks, dialog } = useJudge(meant, () => {
    setTicked(new Set());
    list.showNews();
    if (meant.some((item) => item.id === id)) back();
  });
  const canJudge = noun.judges && readingOnly === undefined && meant.length > 0;
  useKeys({
    '/': () => search.current?.focus(),
    '.': list.news > 0 ? list.showNews : undefined,
    'Shift+E': noun.exports && readingOnly === undefined ? download : undefined,
    x: noun.judges && id !== null ? () => toggle(id) : undefined,
    k: canJudge ? () => judge('keep') : () => step(-1),
    d: canJudge ? asks : undefined,
  });
  const count = items.length.toLocaleString('en-US');
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
            {ticked.size > 0 ? (
              <JudgeBar
                count={ticked.size}
                impossible={readingOnly}
                keep={() => judge('keep')}
                discard={asks}
                clear={() => setTicked(new Set())}
              />
            ) : (
              <RecordFilters
                {...{ noun, filter, filterBy, search, download }}
                impossible={readingOnly}
              />
            )}
            <RecordRows
              {...{ noun, list, now, pathOf, filter, chosen: id }}
              selection={noun.judges ? { ticked, toggle } : null}
            />
          </>
        }
        detail={
          id && (
            <RecordDetailPane
              key={id}
              {...{ id, now, place, step, back }}
              judges={noun.judges}
              keep={() => judge('keep')}
              discard={asks}
            />
          )
        }
      />
      {dialog}
      <KeyBar keys={noun.judges ? judgingKeys : readingKeys} />
    </>
  );
}

function toggled(ticked: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ticked);
  if (!next.delete(id)) next.add(id);
  return next;
}
