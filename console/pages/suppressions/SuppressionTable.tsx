import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import type { List } from '../../calls/use-list.ts';
import { Address } from '../../components/Address.tsx';
import { Pill } from '../../components/Pill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { moment } from '../../components/times.ts';
import { howOf, kinds, stoppedOf } from './kinds.ts';

interface Props {
  list: List<SuppressionItem>;
  now: number;
  chosen: string | null;
  isNarrowed: boolean;
  pathOf(id: string): string;
}

/** One row per address and list. */
export function SuppressionTable({ list, now, chosen, isNarrowed, pathOf }: Props) {
  return (
    <Table
      label="Suppressions"
      columns={columnsAt(now)}
      items={list.items}
      error={list.error}
      more={list.hasMore ? list.more : undefined}
      {...{ chosen, pathOf }}
      empty={
        isNarrowed
          ? { title: 'Nothing matches', text: 'Search for less, or take a filter away.' }
          : {
              title: 'Every address gets mail',
              text: 'Who unsubscribes, bounces or complains appears here. Press S to stop an address yourself.',
            }
      }
    />
  );
}

function columnsAt(now: number): Column<SuppressionItem>[] {
  return [
    {
      title: 'Address',
      width: 'minmax(0, 2.2fr)',
      cell: ({ email }) => (email === '' ? 'Erased, kept as a hash' : <Address>{email}</Address>),
    },
    { title: 'Stopped', width: 'minmax(0, 1.1fr)', isExtra: true, cell: stoppedOf },
    {
      title: 'Why',
      width: '124px',
      cell: ({ kind }) => (
        <Pill tone={kinds[kind].tone} icon={kinds[kind].icon}>
          {kinds[kind].label}
        </Pill>
      ),
    },
    { title: 'How', width: 'minmax(0, 1.6fr)', isExtra: true, cell: howOf },
    {
      title: 'Since',
      width: '150px',
      isExtra: true,
      cell: ({ since, liftedAt }) =>
        liftedAt === null ? moment(since, now) : `until ${moment(liftedAt, now)}`,
    },
  ];
}
