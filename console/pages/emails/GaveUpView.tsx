import type { CauseRow, GaveUp, Settled } from '@grovemail/contract/console/gave-up.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { digits } from '../../components/counts.ts';
import { ListState } from '../../components/ListState.tsx';
import { moment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { Cause } from './Cause.tsx';
import styles from './gave-up.module.css';

interface Props {
  top: ReactNode;
  onSettled(): void;
}

/** What gave up, one row per cause, to be sent again or discarded. */
export function GaveUpView({ top, onSettled }: Props) {
  const now = useNow();
  const { body, error, refresh } = useCall<GaveUp>('/api/gave-up');
  const [open, setOpen] = useState<string | null>(null);
  const causes = body?.causes ?? [];
  useKeys({ j: () => moveFocus(1), k: () => moveFocus(-1), x: tick });
  return (
    <>
      {top}
      <Scroll label="Gave up" isAway={body !== null && error !== null}>
        <ListState of={body} error={error} empty={causes.length === 0 && none} />
        <ul className={styles.causes}>
          {causes.map((row) => (
            <li key={keyOf(row)} data-open={open === keyOf(row)}>
              <Cause
                row={row}
                now={now}
                isOpen={open === keyOf(row)}
                toggle={() => setOpen(open === keyOf(row) ? null : keyOf(row))}
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
          ['S', 'Resend'],
          ['D', 'Discard'],
          ['X', 'Select'],
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

function keyOf({ cause, code }: CauseRow): string {
  return `${cause} ${code}`;
}

function SettledLately({ settled, now }: { settled: readonly Settled[]; now: number }) {
  return (
    <section className={styles.settled}>
      <h2>Settled lately</h2>
      <ul>
        {settled.map(({ at, who, did, count }) => (
          <li key={at}>
            <span>{moment(at, now)}</span> {who} {did} {digits(count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Causes, and the boxes of the one that is open, in their order. */
const stops = '[data-step]';

function moveFocus(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(stops)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at === -1 ? 0 : at + by]?.focus();
}

function tick(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.click();
}
