import type { AuditItem } from '@grovemail/contract/console/audit.ts';
import { Fragment } from 'react';
import { useList } from '../../calls/use-list.ts';
import { Button } from '../../components/Button.tsx';
import filters from '../../components/filter-bar.module.css';
import { ListState } from '../../components/ListState.tsx';
import { clock, dayOf } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { Face } from '../../frame/Face.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import styles from './audit-page.module.css';

/** Who changed what, newest first. */
export function AuditPage() {
  const { filter, filterBy } = useAddressFilter({ email: '' });
  const now = useNow();
  const list = useList<AuditItem>('/api/audit', filter);
  const { items, hasMore, more, news, showNews, error } = list;
  return (
    <>
      <TopBar title="Audit log" status="what was done, never what was tried">
        {news > 0 && (
          <Button look="lime" icon="up" shortcut="." onClick={showNews}>
            {`${news} new`}
          </Button>
        )}
      </TopBar>
      <search className={filters.bar}>
        <SearchField
          label="Whole address of a person"
          value={filter.email}
          change={(email) => filterBy({ email })}
        />
      </search>
      <Scroll label="Audit log" isAway={error !== null}>
        <ListState
          of={items}
          error={error}
          empty={items?.length === 0 && (filter.email === '' ? none : noMatch)}
        />
        {items && items.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Did</th>
                <th scope="col">To what</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => (
                <Fragment key={item.id}>
                  {dayOf(item.createdAt, now) !== dayAt(items[at - 1], now) && (
                    <tr className={styles.day}>
                      <th scope="rowgroup" colSpan={4}>
                        {dayOf(item.createdAt, now)}
                      </th>
                    </tr>
                  )}
                  <Entry item={item} />
                </Fragment>
              ))}
            </tbody>
          </table>
        )}
        {hasMore && (
          <p className={styles.more}>
            <Button onClick={more}>Show older ones</Button>
          </p>
        )}
      </Scroll>
      <KeyBar keys={[['/', 'Search']]} />
    </>
  );
}

function Entry({ item }: { item: AuditItem }) {
  const { createdAt, operator, givenName, command, subject } = item;
  const name = givenName ?? operator;
  return (
    <tr>
      <td>{clock(createdAt)}</td>
      <td>
        <span className={styles.who}>
          <Face name={name} />
          {name}
          {givenName !== null && givenName !== operator && <span>as {operator}</span>}
        </span>
      </td>
      <td>
        <code>{command}</code>
      </td>
      <td>
        <code>{subject ?? ''}</code>
      </td>
    </tr>
  );
}

function dayAt(item: AuditItem | undefined, now: number): string | null {
  return item ? dayOf(item.createdAt, now) : null;
}

const none = {
  title: 'Nothing was changed yet',
  text: 'Every change that is made here or with ops is listed.',
};
const noMatch = {
  title: 'Nothing is about this address',
  text: 'People are kept as keyed hashes, so the address must be whole.',
};
