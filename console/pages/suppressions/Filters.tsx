import {
  type SuppressionCounts,
  type SuppressionKind,
  suppressionKinds,
} from '@grovemail/contract/console/suppressions.ts';
import { Choice } from '../../components/Choice.tsx';
import { Segments } from '../../components/Segments.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { kinds } from './kinds.ts';
import styles from './suppressions.module.css';

/** What narrows nothing. */
export const everySuppression = { kind: '', state: '', list: '', search: '' };
export type Filter = Readonly<typeof everySuppression>;

interface Props {
  filter: Filter;
  counts: SuppressionCounts | null;
  filterBy(change: Partial<Filter>): void;
}

/** What narrows the list. All of it is in the page's address. */
export function Filters({ filter, counts, filterBy }: Props) {
  const countOf = (kind: string) => countIn(counts, { ...filter, kind });
  const lists = new Set(counts?.lists);
  if (filter.list !== '' && filter.list !== '*') lists.add(filter.list);
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
      <div>
        <Choice
          label="List"
          value={filter.list}
          options={[
            ['', 'Any list'],
            ['*', 'All lists at once'],
            ...[...lists].map((list) => [list, list] as const),
          ]}
          choose={(list) => filterBy({ list })}
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
      </div>
    </search>
  );
}

/** How many a filter shows. Undefined: not known, as for a part of an address. */
export function countIn(
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

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
