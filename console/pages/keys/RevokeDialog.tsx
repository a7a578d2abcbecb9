import type { KeyItem } from '@grovemail/contract/console/keys.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { moment } from '../../components/times.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { isInUse, works } from './key-states.ts';

interface Props {
  item: KeyItem;
  keys: readonly KeyItem[];
  now: number;
  close(): void;
  onRevoked(): void;
}

/** Asks before a key is revoked; for one in use, its name is typed. */
export function RevokeDialog({ item, keys, now, close, onRevoked }: Props) {
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const inUse = isInUse(item, now);
  const isSure = !inUse || typed.trim() === item.label;
  const isLast = keys.every(
    (other) => other.id === item.id || other.isTest !== item.isTest || !works(other, now),
  );
  const revoke = async () => {
    await post(`/api/keys/${item.id}/revocation`, {});
    return () => {
      onRevoked();
      toast({ text: `Revoked ${item.label}`, icon: 'keys' });
    };
  };
  return (
    <FormDialog
      title={`Revoke ${item.label}?`}
      submitLabel="Revoke it"
      cancelLabel="Keep it"
      isDanger
      disabledReason={isSure ? undefined : 'its name is not typed yet'}
      submit={revoke}
      close={close}
    >
      <p>
        Calls with it are rejected from then on, and this cannot be undone.{' '}
        {item.lastUsedAt === null
          ? 'Nothing has called with it.'
          : `The last call with it: ${moment(item.lastUsedAt, now)}.`}{' '}
        {isLast && `No other ${item.isTest ? 'test' : 'live'} key is left.`}
      </p>
      {inUse && (
        <TextField
          label={`It is in use. Type ${item.label} to revoke it`}
          value={typed}
          change={setTyped}
        />
      )}
    </FormDialog>
  );
}
