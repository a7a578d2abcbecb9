import { inboxKinds } from '@grovemail/contract/console/inbox.ts';
import { Choice } from '../../components/Choice.tsx';
import styles from '../../components/filter-bar.module.css';
import { ExportButton } from '../../frame/ExportButton.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { kinds } from './kinds.ts';

/** The values without a filter. */
export const everything = { view: 'all', kind: '', owner: '', since: '', search: '' };

export type Filter = Readonly<typeof everything>;

export function isFiltered(filter: Filter): boolean {
  return (Object.keys(everything) as (keyof Filter)[]).some(
    (name) => filter[name] !== everything[name],
  );
}

interface Props {
  filter: Filter;
  filterBy(change: Partial<Filter>): void;
  team: readonly string[];
  exportRows(): void;
}

const day = 24 * 60 * 60_000;
const times = [
  ['1', 'Last 24 hours'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
] as const;

export function FilterBar({ filter, filterBy, team, exportRows }: Props) {
  return (
    <search className={styles.bar}>
      <SearchField
        label="Search in any field"
        value={filter.search}
        change={(search) => filterBy({ search })}
      />
      <div className={styles.choices}>
        <Choice
          label="Kind"
          value={filter.kind}
          options={[
            ['', 'Any kind'],
            ...inboxKinds.map((kind) => [kind, kinds[kind].label] as const),
          ]}
          choose={(kind) => filterBy({ kind })}
        />
        <Choice
          label="Owner"
          value={filter.owner}
          options={[['', 'Anyone'], ...team.map((name) => [name, name] as const)]}
          choose={(owner) => filterBy({ owner })}
        />
        <Choice
          label="Received"
          value={filter.since}
          options={[['', 'Any time'], ...times.map(sinceOption(filter.since))]}
          choose={(since) => filterBy({ since })}
        />
        <ExportButton exportRows={exportRows} />
      </div>
    </search>
  );
}

/** Keeps the time in the address as the value of the option that it came from. */
function sinceOption(chosen: string) {
  return ([days, label]: (typeof times)[number]) => {
    const start = startOfHour(Date.now() - Number(days) * day);
    const isChosen = chosen !== '' && Math.abs(Number(chosen) - start) < day / 2;
    return [isChosen ? chosen : String(start), label] as const;
  };
}

function startOfHour(time: number): number {
  return time - (time % (60 * 60_000));
}
