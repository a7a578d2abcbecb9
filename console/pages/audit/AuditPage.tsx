import type { AuditItem, AuditNames } from '@grovemail/contract/console/audit.ts';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { Button } from '../../components/Button.tsx';
import { Choice } from '../../components/Choice.tsx';
import { DayChoice } from '../../components/DayChoice.tsx';
import { ListState } from '../../components/ListState.tsx';
import { dayStartQuery } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { NewItemsButton } from '../../frame/NewItemsButton.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useRowKeys } from '../../frame/use-row-keys.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import styles from './audit-page.module.css';
import { Entries, lineOf } from './Entries.tsx';
import { topics } from './topics.ts';

/** What narrows nothing. `since` and `until` are days. */
const everything = { search: '', who: '', topic: '', since: '', until: '' };
type Filter = Readonly<typeof everything>;

/** Who did what, newest first. */
export function AuditPage() {
  const { filter, filterBy } = useAddressFilter(everything);
  const now = useNow();
  const query = {
    ...filter,
    since: dayStartQuery(filter.since),
    until: dayStartQuery(filter.until, 1),
  };
  const list = useList<AuditItem>('/api/audit', query);
  const { items, hasMore, loadMore, error } = list;
  const narrowing = Object.entries(query).filter(([, text]) => text !== '');
  const exportRows = useDownload('/api/audit/export', Object.fromEntries(narrowing));
  useRowKeys('main tr[tabindex]');
  useCopyKey(items ?? []);
  return (
    <>
      <TopBar title="Audit log" status="what was done, never what was tried">
        <div className={styles.actions}>
          <NewItemsButton {...list} />
          <ChangeButton look="quiet" icon="download" onClick={exportRows}>
            Export
          </ChangeButton>
        </div>
      </TopBar>
      <Filters filter={filter} filterBy={filterBy} />
      <Scroll label="Audit log" isAway={items !== null && error !== null}>
        <ListState
          of={items}
          error={error}
          empty={items?.length === 0 && (narrowing.length === 0 ? noEntries : noMatch)}
        />
        {items && items.length > 0 && <Entries items={items} now={now} />}
        {hasMore && (
          <p className={styles.more}>
            <Button onClick={loadMore}>Show older ones</Button>
          </p>
        )}
      </Scroll>
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['Enter', 'Open what it is about'],
          ['C', 'Copy the line'],
          ['Shift E', 'Export', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

interface FiltersProps {
  filter: Filter;
  filterBy(change: Partial<Filter>): void;
}

function Filters({ filter, filterBy }: FiltersProps) {
  const { who, topic, since, until } = filter;
  const called = useCall<AuditNames>('/api/audit/names');
  const names = new Set([...(called.body?.names ?? []), ...(who === '' ? [] : [who])]);
  return (
    <search className={styles.filters}>
      <SearchField
        label="Address, id, template, key"
        value={filter.search}
        change={(search) => filterBy({ search: search.trim() })}
      />
      <div>
        <Choice
          label="Who"
          value={who}
          options={[['', 'Anyone'], ...[...names].map((name) => [name, name] as const)]}
          choose={(who) => filterBy({ who })}
        />
        <Choice
          label="What"
          value={topic}
          options={topics}
          choose={(topic) => filterBy({ topic })}
        />
        <DayChoice label="Since" day={since} choose={(since) => filterBy({ since })} />
        <DayChoice label="Until" day={until} choose={(until) => filterBy({ until })} />
      </div>
    </search>
  );
}

/** C copies the line that has the focus. */
function useCopyKey(items: readonly AuditItem[]): void {
  const toast = useToast();
  const copy = async () => {
    const line = document.activeElement?.closest('tr')?.dataset.entry;
    const item = items.find(({ id }) => id === line);
    if (!item) return;
    await navigator.clipboard.writeText(lineOf(item));
    toast({ text: 'Line copied', icon: 'copy' });
  };
  useKeys({ c: () => void copy() });
}

const noEntries = {
  title: 'Nothing was changed yet',
  text: 'Every change that is made here or with ops is listed.',
};
const noMatch = {
  title: 'No entry matches',
  text: 'People are kept as keyed hashes, so an address must be whole. Or take a filter away.',
};
