import type { RecordItem } from '@grovemail/contract/console/records.ts';
import type { List } from '../../calls/use-list.ts';
import { Pill } from '../../components/Pill.tsx';
import { Rows } from '../../components/Rows.tsx';
import { kinds, type Noun, statuses } from './nouns.ts';
import type { RecordFilter } from './use-record-filter.ts';

interface Props {
  noun: Noun;
  list: List<RecordItem>;
  filter: RecordFilter;
  chosen: string | null;
  now: number;
  pathOf(id: string): string;
  selection: { ticked: ReadonlySet<string>; toggle(id: string): void } | null;
}

/** Subscribers and feedback by their status; what is in quarantine by the reason. */
export function RecordRows({ noun, filter, selection, ...props }: Props) {
  const isFiltered = filter.search !== '' || filter.status !== '';
  return (
    <Rows
      {...props}
      {...(selection ? { selection } : {})}
      empty={
        isFiltered
          ? { title: 'Nothing matches', text: 'Search for less, or take a filter away.' }
          : noun.empty
      }
      row={({ kind, title, gist, status, reason }) => ({
        who: title,
        beside: reason === null ? '' : gist,
        what: (
          <>
            {reason === null && status !== null ? <Status name={status} /> : <Kind name={kind} />}
            <span>{reason ?? gist}</span>
          </>
        ),
      })}
    />
  );
}

function Status({ name }: { name: string }) {
  const { label = name, tone = 'sky', icon = 'clock' } = statuses[name] ?? {};
  return (
    <Pill tone={tone} icon={icon}>
      {label}
    </Pill>
  );
}

function Kind({ name }: { name: string }) {
  const { label = name, tone = 'sky' } = kinds[name] ?? {};
  return <Pill tone={tone}>{label}</Pill>;
}
