import { emailStatuses, type TemplateCodes } from '@grovemail/contract/console/emails.ts';
import { useCall } from '../../calls/use-call.ts';
import { Choice } from '../../components/Choice.tsx';
import styles from '../../components/filter-bar.module.css';
import { SearchField } from '../../frame/SearchField.tsx';
import { statuses } from './statuses.ts';

/** What narrows nothing. */
export const everyEmail = { view: 'all', to: '', status: '', template: '' };

export type Filter = Readonly<typeof everyEmail>;

interface Props {
  filter: Filter;
  filterBy(change: Partial<Filter>): void;
}

/** What narrows the list. All of it is in the page's address. */
export function FilterBar({ filter, filterBy }: Props) {
  const templates = useCall<TemplateCodes>('/api/emails/templates');
  const codes = templates.body?.codes ?? [];
  return (
    <search className={styles.bar}>
      <SearchField
        label="Recipient’s address, or an id"
        value={filter.to}
        change={(to) => filterBy({ to: to.trim() })}
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
