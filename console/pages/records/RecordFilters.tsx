import type { Ref } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { ExportButton } from '../../components/ExportButton.tsx';
import styles from '../../components/filter-bar.module.css';
import { SearchField } from '../../components/SearchField.tsx';
import type { Noun } from './nouns.ts';
import type { RecordFilter } from './use-record-filter.ts';

interface Props {
  noun: Noun;
  filter: RecordFilter;
  filterBy(change: Partial<RecordFilter>): void;
  search: Ref<HTMLInputElement>;
  download(): void;
  /** Why nothing can be exported. */
  impossible: string | undefined;
}

/** What narrows the list. All of it is in the page's address. */
export function RecordFilters({ noun, filter, filterBy, search, download, impossible }: Props) {
  return (
    <search className={styles.bar}>
      <SearchField
        label="Search in any field"
        value={filter.search}
        change={(text) => filterBy({ search: text })}
        ref={search}
      />
      {noun.exports && (
        <div className={styles.choices}>
          <Choice
            label="Status"
            value={filter.status}
            options={noun.statuses}
            choose={(status) => filterBy({ status })}
          />
          <ExportButton impossible={impossible} exportRows={download} />
        </div>
      )}
    </search>
  );
}
