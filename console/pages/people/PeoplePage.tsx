import type { ContactItem } from '@grovemail/contract/console/people.ts';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useList } from '../../calls/use-list.ts';
import { Button } from '../../components/Button.tsx';
import { leaveField } from '../../components/focus.ts';
import { SearchField } from '../../components/SearchField.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { moment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { pathOfPerson } from '../../frame/path-of-person.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useKeys } from '../../frame/use-keys.ts';
import { PersonPage } from './PersonPage.tsx';
import styles from './people.module.css';

/** Contacts, or everything about the person of the address in the page's own. */
export function PeoplePage() {
  const [params] = useSearchParams();
  const email = params.get('email');
  return email === null ? <Contacts /> : <PersonPage key={email} email={email} />;
}

function Contacts() {
  const [, go] = useLocation();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const { filter, filterBy } = useAddressFilter({ search: '' });
  const list = useList<ContactItem>('/api/people', filter);
  const isAddress = /^\S+@\S+$/.test(filter.search);
  const open = (email: string) => go(pathOfPerson(email));
  const pathOf = (id: string) =>
    pathOfPerson(list.items?.find((item) => item.id === id)?.email ?? '');
  useKeys({
    '/': () => search.current?.focus(),
    '.': list.news > 0 ? list.showNews : undefined,
  });
  return (
    <>
      <TopBar title="People" status="contacts, and whoever wrote, signed up or got mail" />
      <search className={styles.find}>
        <SearchField
          label="Address, or a part of a contact’s name"
          value={filter.search}
          change={(text) => filterBy({ search: text.trim() })}
          ref={search}
          enter={(text) => (text.includes('@') ? open(text.trim()) : leaveField())}
        />
        {isAddress && (
          <Button look="lime" onClick={() => open(filter.search)}>
            Everything stored about it
          </Button>
        )}
      </search>
      <Table
        label="Contacts"
        columns={columnsAt(now)}
        items={list.items}
        error={list.error}
        more={list.hasMore ? list.more : undefined}
        pathOf={pathOf}
        empty={
          filter.search === ''
            ? {
                title: 'No contacts yet',
                text: 'Those of the API appear here. Type an address to find everything stored about it.',
              }
            : {
                title: 'No contact matches',
                text: 'Other things may be stored about a person: type the whole address, and press Enter.',
              }
        }
      />
      <KeyBar
        keys={[
          ['Enter', 'Everything about an address'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function columnsAt(now: number): Column<ContactItem>[] {
  return [
    { title: 'Address', width: 'minmax(0, 2fr)', cell: ({ email }) => email },
    { title: 'Name', width: 'minmax(0, 1fr)', cell: ({ name }) => name },
    {
      title: 'Since',
      width: '160px',
      isExtra: true,
      cell: ({ createdAt }) => moment(createdAt, now),
    },
  ];
}
