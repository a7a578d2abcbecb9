import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Check } from '../../components/Check.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { stoppedOf } from './kinds.ts';
import { liftingText } from './lifting-text.ts';
import styles from './suppressions.module.css';

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
  const lift = async () => {
    await post('/api/suppressions/lift', { email, account, list, isAsked });
    return () => {
      toast({ text: `Lifted for ${email}` });
      done();
    };
  };
  return (
    <FormDialog
      title="Send mail to this address again?"
      action="Lift it"
      keep="Keep it stopped"
      impossible={mustAsk && !isAsked ? 'it takes their wish' : undefined}
      submit={lift}
      close={close}
    >
      <p>
        <b>{email}</b>: {stoppedOf(item)}. {liftingText[kind]}
      </p>
      <Check
        className={styles.check}
        label="This person asked for mail again"
        checked={isAsked}
        check={setIsAsked}
      />
    </FormDialog>
  );
}
