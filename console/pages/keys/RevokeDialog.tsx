import type { KeyItem } from '@grovemail/contract/console/keys.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { TextField } from '../../components/TextField.tsx';
import { moment } from '../../components/times.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';
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
  const { act, error } = useAct(true);
  const [typed, setTyped] = useState('');
  const inUse = isInUse(item, now);
  const isSure = !inUse || typed.trim() === item.label;
  const isLast = keys.every(
    (other) => other.id === item.id || other.isTest !== item.isTest || !works(other, now),
  );
  const revoke = () =>
    act(async () => {
      if (!isSure) return;
      await post(`/api/keys/${item.id}/revocation`, {});
      close();
      onRevoked();
      toast({ text: `Revoked ${item.label}`, icon: 'keys' });
    });
  return (
    <Dialog title={`Revoke ${item.label}?`} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void revoke();
        }}
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
        {error && (
          <p className={fields.error} role="alert">
            {error}
          </p>
        )}
        <footer>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button
            type="submit"
            look="danger"
            impossible={isSure ? undefined : 'its name is not typed yet'}
          >
            Revoke it
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
