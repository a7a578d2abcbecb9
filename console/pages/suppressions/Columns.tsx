import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { Address } from '../../components/Address.tsx';
import { Pill } from '../../components/Pill.tsx';
import type { Column } from '../../components/Table.tsx';
import { shortDay, shortMoment } from '../../components/times.ts';
import { howOf, kinds, stoppedOf } from './kinds.ts';

/** One row per address and list. */
export function columnsAt(now: number): Column<SuppressionItem>[] {
  return [
    {
      title: 'Address',
      width: 'minmax(0, 2.2fr)',
      cell: ({ email }) => (email === '' ? 'Erased, kept as a hash' : <Address>{email}</Address>),
    },
    {
      title: 'Stopped',
      width: '104px',
      isExtra: true,
      cell: (item) => <Stopped {...item} />,
    },
    {
      title: 'Why',
      width: '118px',
      cell: ({ kind }) => <Pill {...kinds[kind]} />,
    },
    { title: 'How', width: 'minmax(0, 1.7fr)', isExtra: true, cell: howOf },
    {
      title: 'Since',
      width: '112px',
      isExtra: true,
      cell: ({ since, liftedAt }) =>
        liftedAt === null ? shortMoment(since, now) : `until ${shortDay(liftedAt, now)}`,
    },
  ];
}

/** A list's own name is as a machine wrote it. */
function Stopped(item: SuppressionItem) {
  const text = stoppedOf(item);
  return text === item.list ? <code>{text}</code> : text;
}
