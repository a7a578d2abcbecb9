import type { GaveUp, Settled } from '@grovemail/contract/console/gave-up.ts';
import type { ReactNode } from 'react';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { digits } from '../../components/counts.ts';
import { ListState, noMatch } from '../../components/ListState.tsx';
import { shortMoment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { useRowKeys } from '../../frame/use-row-keys.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { Cause } from './Cause.tsx';
import { keyOfCause } from './causes.ts';
import { type DeadFilter, GaveUpFilters } from './GaveUpFilters.tsx';
import styles from './gave-up.module.css';

interface Props {
  top: ReactNode;
  filter: DeadFilter;
  filterBy(change: Partial<DeadFilter>): void;
  onSettled(): void;
}

/** What gave up, one row per cause, to be sent again or discarded. The one that is open is in the page's address. */
export function GaveUpView({ top, filter, filterBy, onSettled }: Props) {
  const now = useNow();
  const { search, cause: open } = filter;
  const { body, error, refresh } = useCall<GaveUp>(withQuery('/api/gave-up', { search }));
  const causes = body?.causes ?? [];
  // Causes, and the boxes of the one that is open, in their order.
  useRowKeys('[data-step]');
  useKeys({ x: toggleFocusedRow });
  return (
    <>
      {top}
      <GaveUpFilters filter={filter} filterBy={filterBy} />
      <Scroll label="Gave up" isAway={body !== null && error !== null}>
        <ListState
          of={body}
          error={error}
          empty={causes.length === 0 && (search === '' ? none : noMatch)}
        />
        <ul className={styles.causes}>
          {causes.map((row) => (
            <li key={keyOfCause(row)} data-open={open === keyOfCause(row)}>
              <Cause
                row={row}
                search={search}
                now={now}
                isOpen={open === keyOfCause(row)}
                toggle={() => filterBy({ cause: open === keyOfCause(row) ? '' : keyOfCause(row) })}
                onSettled={() => {
                  refresh();
                  onSettled();
                }}
              />
            </li>
          ))}
        </ul>
        {body && body.settled.length > 0 && <SettledLately settled={body.settled} now={now} />}
      </Scroll>
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['Enter', 'Open'],
          ['S', 'Resend', 'changes'],
          ['D', 'Discard', 'changes'],
          ['X', 'Select', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

const none = {
  title: 'Nothing gave up',
  text: 'What cannot be sent after many attempts waits here for a decision.',
  stamp: true,
};

function SettledLately({ settled, now }: { settled: readonly Settled[]; now: number }) {
  return (
    <section className={styles.settled}>
      <h2>Settled lately</h2>
      <ul>
        {settled.map(({ at, who, did, count }) => (
          <li key={at}>
            <span>{shortMoment(at, now)}</span> {who} {did} {digits(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toggleFocusedRow(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.click();
}
