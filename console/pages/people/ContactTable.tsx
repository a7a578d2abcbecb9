import type { ContactItem } from '@grovemail/contract/console/people.ts';
import { useLocation } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { useList } from '../../calls/use-list.ts';
import { Address } from '../../components/Address.tsx';
import { Button } from '../../components/Button.tsx';
import { DayChoice } from '../../components/DayChoice.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { shortMoment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { NewItemsButton } from '../../frame/NewItemsButton.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useDownload } from '../../frame/use-download.ts';
import { useRowKeys } from '../../frame/use-row-keys.ts';
import { leaveField } from '../../keyboard/focus.ts';
import styles from './contact-table.module.css';
import { type ContactDays, contactTimes, everyContact } from './contact-times.ts';

/** Contacts of the API, newest first; a row leads to everything about the person. */
export function ContactTable() {
  const now = useNow();
  const { filter, filterBy } = useAddressFilter(everyContact);
  const times = contactTimes(filter);
  const list = useList<ContactItem>('/api/people', times);
  const set = Object.entries(times).filter(([, text]) => text !== '');
  const exportRows = useDownload('/api/people/contacts/export', Object.fromEntries(set));
  const pathOf = (id: string) => {
    const email = list.items?.find((item) => item.id === id)?.email;
    return withQuery('/people', { ...filter, email });
  };
  useRowKeys();
  return (
    <>
      <TopBar title="People" status="contacts, and whoever wrote, signed up or got mail">
        <div className={styles.actions}>
          <NewItemsButton {...list} />
          <ChangeButton look="quiet" icon="download" onClick={exportRows}>
            Export
          </ChangeButton>
        </div>
      </TopBar>
      <Filters filter={filter} filterBy={filterBy} />
      <Table
        label="Contacts"
        columns={columnsAt(now)}
        list={list}
        pathOf={pathOf}
        empty={set.length === 0 ? none : noMatch}
      />
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['Enter', 'Everything about the person'],
          ['Shift E', 'Export', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

interface FiltersProps {
  filter: ContactDays;
  filterBy(change: Partial<ContactDays>): void;
}

function Filters({ filter, filterBy }: FiltersProps) {
  const [, go] = useLocation();
  const open = (email: string) => go(withQuery('/people', { ...filter, email }));
  return (
    <search className={styles.find}>
      <SearchField
        label="Address, or a part of a contact’s name"
        value={filter.search}
        change={(text) => filterBy({ search: text.trim() })}
        enter={(text) => (isAddress(text) ? open(text.trim()) : leaveField())}
      />
      {isAddress(filter.search) && (
        <Button look="lime" onClick={() => open(filter.search)}>
          Everything stored about it
        </Button>
      )}
      <div className={styles.days}>
        <DayChoice label="Added from" day={filter.since} choose={(since) => filterBy({ since })} />
        <DayChoice label="Added to" day={filter.until} choose={(until) => filterBy({ until })} />
      </div>
    </search>
  );
}

function isAddress(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim());
}

function columnsAt(now: number): Column<ContactItem>[] {
  return [
    { title: 'Address', width: 'minmax(0, 2fr)', cell: ({ email }) => <Address>{email}</Address> },
    { title: 'Name', width: 'minmax(0, 1fr)', cell: ({ name }) => name },
    {
      title: 'Since',
      width: '120px',
      isExtra: true,
      cell: ({ createdAt }) => shortMoment(createdAt, now),
    },
  ];
}

const none = {
  title: 'No contacts yet',
  text: 'Those of the API appear here. Type an address to find everything stored about it.',
};
const noMatch = {
  title: 'No contact matches',
  text: 'Other things may be stored about a person: type the whole address, and press Enter.',
};
