import type { AuditItem } from '@grovemail/contract/console/audit.ts';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/Icon.tsx';
import { clock, dayOf } from '../../components/times.ts';
import { Face } from '../../frame/Face.tsx';
import styles from './audit-page.module.css';
import { meansOf, sentenceOf, whoOf } from './sentences.ts';

interface Props {
  items: readonly AuditItem[];
  now: number;
}

/** The log, day by day. A row takes the focus, so that keys open what it is about. */
export function Entries({ items, now }: Props) {
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">With</th>
            <th scope="col">Did</th>
            <th scope="col">Detail</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <Fragment key={item.id}>
              {dayOf(item.createdAt, now) !== dayAt(items[at - 1], now) && (
                <tr className={styles.day}>
                  <th scope="rowgroup" colSpan={5}>
                    {dayOf(item.createdAt, now)}
                  </th>
                </tr>
              )}
              <Entry item={item} />
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Icon name="lock" size={14} /> The database refuses changes to this log. People are keyed
        hashes: search for a whole address to find theirs.
      </p>
    </>
  );
}

function dayAt(item: AuditItem | undefined, now: number): string | null {
  return item ? dayOf(item.createdAt, now) : null;
}

function Entry({ item }: { item: AuditItem }) {
  const { id, createdAt, operator, command, subject } = item;
  const { did, what, path, detail } = sentenceOf(item);
  const who = whoOf(item);
  return (
    <tr
      tabIndex={-1}
      data-entry={id}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) currentTarget.querySelector('a')?.click();
      }}
    >
      <td>
        <time dateTime={new Date(createdAt).toISOString()}>{clock(createdAt)}</time>
      </td>
      <td>
        <span className={styles.who}>
          <Face name={who} />
          <span>{who}</span>
          {item.givenName !== null && who !== operator && <span> as {operator}</span>}
        </span>
      </td>
      <td>{meansOf(item)}</td>
      <td title={[command, subject].filter(Boolean).join(' ')}>
        {did} {path === null ? <b>{what}</b> : <Link href={path}>{what}</Link>}
      </td>
      <td>{detail}</td>
    </tr>
  );
}

/** An entry as a line of text, with its command. */
export function lineOf(item: AuditItem): string {
  const { createdAt, command, subject } = item;
  const { did, what, detail } = sentenceOf(item);
  const said = [whoOf(item), did, what, detail].filter(Boolean).join(' ');
  const raw = [command, subject].filter(Boolean).join(' ');
  return `${new Date(createdAt).toISOString()} ${said} (${raw})`;
}
