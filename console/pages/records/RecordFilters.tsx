import { Choice } from '../../components/Choice.tsx';
import styles from '../../components/filter-bar.module.css';
import { ExportButton } from '../../frame/ExportButton.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import type { Noun } from './nouns.ts';

/** The values without a filter. */
export const everyRecord = { status: '', search: '' };

export type RecordFilter = Readonly<typeof everyRecord>;

interface Props {
  noun: Noun;
  filter: RecordFilter;
  filterBy(change: Partial<RecordFilter>): void;
  exportRows(): void;
}

export function RecordFilters({ noun, filter, filterBy, exportRows }: Props) {
  return (
    <search className={styles.bar}>
      <SearchField
        label="Search in any field"
        value={filter.search}
        change={(search) => filterBy({ search })}
      />
      {noun.exports && (
        <div className={styles.choices}>
          <Choice
            label="Status"
            value={filter.status}
            options={noun.statuses}
            choose={(status) => filterBy({ status })}
          />
          <ExportButton exportRows={exportRows} />
        </div>
      )}
    </search>
  );
}
