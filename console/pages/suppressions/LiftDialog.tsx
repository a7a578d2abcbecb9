import type { Lifted, SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Check } from '../../components/Check.tsx';
import { counted, digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { kinds, stoppedOf } from './kinds.ts';
import { liftingText } from './lifting-text.ts';
import styles from './suppressions.module.css';

interface Props {
  /** At least one. */
  items: readonly SuppressionItem[];
  close(): void;
  done(): void;
}

/** Asks before mail goes to one or several addresses again. */
export function LiftDialog({ items, close, done }: Props) {
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const [only] = items.length === 1 ? items : [];
  const mustAsk = items.some(({ kind }) => kind === 'recipient' || kind === 'complaint');
  const lift = async () => {
    const of = items.map(({ email, account, list }) => ({ email, account, list }));
    const { lifted, gone } = await post<Lifted>('/api/suppressions/lift', { of, isAsked });
    const before = gone === 0 ? '' : `, ${digits(gone)} before by somebody else`;
    return () => {
      toast({ text: only ? `Lifted for ${only.email}` : `Lifted: ${digits(lifted)}${before}` });
      done();
    };
  };
  return (
    <FormDialog
      title={
        only ? 'Send mail to this address again?' : `Lift ${counted(items.length, 'suppression')}?`
      }
      submitLabel={only ? 'Lift it' : `Lift ${digits(items.length)}`}
      cancelLabel={only ? 'Keep it stopped' : 'Keep them stopped'}
      disabledReason={mustAsk && !isAsked ? 'it takes their wish' : undefined}
      submit={lift}
      close={close}
    >
      {only ? (
        <p>
          <b>{only.email}</b>: {stoppedOf(only)}. {liftingText[only.kind]}
        </p>
      ) : (
        <Several items={items} />
      )}
      <Check
        className={styles.check}
        label={only ? 'This person asked for mail again' : 'All of them asked for mail again'}
        checked={isAsked}
        check={setIsAsked}
      />
    </FormDialog>
  );
}

/** How many of each kind, and what to know about it. */
function Several({ items }: { items: readonly SuppressionItem[] }) {
  const byKind = Object.groupBy(items, ({ kind }) => kind);
  return (
    <ul className={styles.several}>
      {Object.values(byKind).map((some) => {
        const [{ kind }] = some as [SuppressionItem];
        return (
          <li key={kind}>
            <b>
              {digits(some.length)} {kinds[kind].label}
            </b>
            : {liftingText[kind]}
          </li>
        );
      })}
    </ul>
  );
}
