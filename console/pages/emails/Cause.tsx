import type { CauseRow } from '@grovemail/contract/console/gave-up.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { digits } from '../../components/counts.ts';
import { Pill } from '../../components/Pill.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { CauseItems } from './CauseItems.tsx';
import { causeWords, elsewhereOf } from './causes.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import styles from './gave-up.module.css';
import { useGaveUpItems } from './use-gave-up-items.ts';
import { type SettleAction, useSettling } from './use-settling.ts';

interface Props {
  row: CauseRow;
  /** What entries were searched for. */
  search: string;
  now: number;
  isOpen: boolean;
  toggle(): void;
  onSettled(): void;
}

/** Everything that gave up for one reason. Closed, its actions are about all of it; open, about what is ticked. */
export function Cause({ row, search, now, isOpen, toggle, onSettled }: Props) {
  const { cause, code, count, days, about } = row;
  const [, go] = useLocation();
  const { title, text, pill, resend } = causeWords(row);
  const { readingOnly } = useFrame();
  const [asks, setAsks] = useState(false);
  const items = useGaveUpItems(row, search, isOpen);
  const settle = useSettling(() => {
    items.reload();
    onSettled();
  });
  const ids = [...items.selectedIds];
  const isAll = !isOpen || items.isAll;
  const chosen = isAll ? count : ids.length;
  const number = digits(chosen);
  const act = (action: SettleAction) =>
    void settle(action, isAll ? { cause, code, search } : { ids });
  const cannot = readingOnly ?? (chosen === 0 ? 'nothing is ticked' : undefined);
  const cannotResend = cannot ?? (resend === 'can' ? undefined : resend.cannot);
  useKeys({
    s: isOpen && cannotResend === undefined ? () => act('resend') : undefined,
    d: isOpen && cannot === undefined ? () => setAsks(true) : undefined,
  });
  const isHopeless = cause === 'mailbox';
  const elsewhere = resend === 'can' ? null : elsewhereOf(row);
  const name = `cause-${cause}-${code.replaceAll(/\W/g, '-')}`;
  return (
    <section aria-labelledby={name}>
      <div className={styles.cause}>
        <b>{digits(count)}</b>
        <button type="button" aria-expanded={isOpen} data-step onClick={toggle}>
          <span className={styles.name}>
            <span id={name}>{title}</span>
            <Pill {...pill} />
          </span>
          <span className={styles.text}>
            {about && <b>{about.name}: </b>}
            {text}
          </span>
        </button>
        <div className={styles.code}>
          <Bars days={days} />
          <code>{code}</code>
        </div>
        <div className={styles.actions}>
          {isHopeless && (
            <Button aria-expanded={isOpen} onClick={toggle}>
              Addresses
            </Button>
          )}
          <Button
            look={isHopeless ? 'settle' : 'outline'}
            icon="trash"
            disabledReason={cannot}
            onClick={() => setAsks(true)}
          >
            {`Discard ${number}…`}
          </Button>
          {elsewhere && <Button onClick={() => go(elsewhere.path)}>{elsewhere.label}</Button>}
          {!isHopeless && !elsewhere && (
            <Button
              look={isOpen ? 'lime' : 'outline'}
              icon="resend"
              disabledReason={cannotResend}
              onClick={() => act('resend')}
            >
              {`Resend ${resend === 'can' ? number : ''}`.trim()}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <CauseItems items={items} now={now} count={count} canChange={readingOnly === undefined} />
      )}
      {asks && (
        <DiscardDialog count={chosen} close={() => setAsks(false)} discard={() => act('discard')} />
      )}
    </section>
  );
}

/** How many gave up on each of the last days. */
function Bars({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const label = `In the last ${days.length} days: ${days.join(', ')}`;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * 7} 16`}
      role="img"
      aria-label={label}
    >
      {days.map((count, at) => {
        const height = count === 0 ? 2 : 4 + Math.round((count / most) * 12);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place.
            key={at}
            x={at * 7}
            y={16 - height}
            width={5}
            height={height}
            rx={1}
            data-none={count === 0}
          />
        );
      })}
    </svg>
  );
}
