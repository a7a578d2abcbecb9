import { emailStatuses, type TemplateCodes } from '@grovemail/contract/console/emails.ts';
import type { Ref } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { Choice } from '../../components/Choice.tsx';
import styles from '../../components/filter-bar.module.css';
import { SearchField } from '../../components/SearchField.tsx';
import type { Filter } from './filter.ts';
import { statuses } from './statuses.ts';

interface Props {
  filter: Filter;
  filterBy(change: Partial<Filter>): void;
  search: Ref<HTMLInputElement>;
}

/** What narrows the list. All of it is in the page's address. */
export function FilterBar({ filter, filterBy, search }: Props) {
  const templates = useCall<TemplateCodes>('/api/emails/templates');
  const codes = templates.body?.codes ?? [];
  return (
    <search className={styles.bar}>
      <SearchField
        label="Recipient’s address, or an id"
        value={filter.to}
        change={(to) => filterBy({ to: to.trim() })}
        ref={search}
      />
      {filter.view === 'all' && (
        <div className={styles.choices}>
          <Choice
            label="Status"
            value={filter.status}
            options={[
              ['', 'Any status'],
              ...emailStatuses.map((status) => [status, statuses[status].label] as const),
            ]}
            choose={(status) => filterBy({ status })}
          />
          <Choice
            label="Template"
            value={filter.template}
            options={[['', 'Any template'], ...codes.map((code) => [code, code] as const)]}
            choose={(template) => filterBy({ template })}
          />
        </div>
      )}
    </search>
  );
}
