import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { stoppedOf } from './kinds.ts';
import { liftingText } from './lifting-text.ts';
import styles from './suppressions.module.css';
import { useChange } from './use-change.ts';

interface Props {
  item: SuppressionItem;
  close(): void;
  done(): void;
}

/** Asks before mail goes to an address again. */
export function LiftDialog({ item, close, done }: Props) {
  const { email, account, list, kind } = item;
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const mustAsk = kind === 'recipient' || kind === 'complaint';
  const { problem, change } = useChange('/api/suppressions/lift', () => {
    toast({ text: `Lifted for ${email}` });
    done();
    close();
  });
  return (
    <Dialog title="Send mail to this address again?" close={close}>
      <p>
        <b>{email}</b>: {stoppedOf(item)}. {liftingText[kind]}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAsked}
          onChange={({ target }) => setIsAsked(target.checked)}
        />
        This person asked for mail again
      </label>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <footer>
        <Button onClick={close}>Keep it stopped</Button>
        <Button
          look="settle"
          impossible={mustAsk && !isAsked ? 'it takes their wish' : undefined}
          onClick={() => void change({ email, account, list, isAsked })}
        >
          Lift it
        </Button>
      </footer>
    </Dialog>
  );
}
