import { retryHours } from '@grovemail/domain/delivery/delivery-limits.ts';
import type { ReactNode } from 'react';
import { Segments } from '../../components/Segments.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import styles from './gave-up.module.css';

/** What narrows nothing. `by` is `one` for one by one; `cause` is as `keyOfCause` has it. */
export const everyDead = { search: '', by: '', cause: '' };
export type DeadFilter = Readonly<typeof everyDead>;

interface Props {
  filter: DeadFilter;
  filterBy(change: Partial<DeadFilter>): void;
  children?: ReactNode;
}

/** What narrows the entries that gave up, and whether causes or single ones are shown. */
export function GaveUpFilters({ filter, filterBy, children }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField
        label="Recipient, webhook or answer"
        value={filter.search}
        change={(search) => filterBy({ search: search.trim() })}
      />
      <Segments
        label="How they are shown"
        options={[
          { value: '', label: 'By cause' },
          { value: 'one', label: 'One by one' },
        ]}
        chosen={filter.by}
        choose={(by) => filterBy({ by })}
      />
      {children ?? <p>Each was tried for {retryHours} hours, unless refused for good.</p>}
    </search>
  );
}
