import type { Delivery } from '@grovemail/contract/console/webhooks.ts';
import type { List } from '../../calls/use-list.ts';
import { digits } from '../../components/counts.ts';
import { type Look, Pill } from '../../components/Pill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { shortMoment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import styles from './deliveries.module.css';

interface Props {
  list: List<Delivery>;
  now: number;
  isFailedOnly: boolean;
  replay(message: string): void;
}

/** Delivery attempts, newest first, with the receiver's response. */
export function Deliveries({ list, now, isFailedOnly, replay }: Props) {
  return (
    <Table
      label="Deliveries"
      columns={columns(now)}
      list={list}
      action={({ message }) => (
        <ChangeButton icon="refresh" onClick={() => replay(message)}>
          Replay
        </ChangeButton>
      )}
      empty={
        isFailedOnly
          ? { title: 'Nothing failed', text: 'Every attempt in the log was accepted.' }
          : { title: 'No deliveries yet', text: 'Send a test event to see one.' }
      }
    />
  );
}

const outcomes: Readonly<Record<Delivery['outcome'], Look>> = {
  sent: { label: 'Accepted', tone: 'mint', icon: 'check' },
  refused: { label: 'Not sent', tone: 'error', icon: 'close' },
  failed: { label: 'Failed', tone: 'error', icon: 'close' },
};

function columns(now: number): Column<Delivery>[] {
  return [
    { title: 'At', width: '96px', cell: ({ createdAt }) => shortMoment(createdAt, now) },
    {
      title: 'Message',
      width: '76px',
      isExtra: true,
      cell: ({ message }) => <code title={message}>{message.slice(-8)}</code>,
    },
    {
      title: 'Type',
      width: 'minmax(104px, 0.5fr)',
      isExtra: true,
      cell: ({ type }) => <code>{type ?? 'deleted'}</code>,
    },
    { title: 'Try', width: '32px', isNumber: true, isExtra: true, cell: ({ attempt }) => attempt },
    {
      title: 'Answer',
      width: 'minmax(160px, 1fr)',
      cell: ({ outcome, reply }) => (
        <span className={styles.answer}>
          <Pill {...outcomes[outcome]} />
          <span>{reply}</span>
        </span>
      ),
    },
    {
      title: 'ms',
      width: '56px',
      isNumber: true,
      isExtra: true,
      cell: ({ ms }) => digits(ms),
    },
  ];
}
