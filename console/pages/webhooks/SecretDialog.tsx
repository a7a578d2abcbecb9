import type { WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { useId, useState } from 'react';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { useAct } from '../../frame/use-act.ts';

const overlaps = [
  [24, 'for 24 hours, so that the receiver can switch at any time'],
  [7 * 24, 'for 7 days'],
  [0, 'not at all: it has leaked'],
] as const;

/** Signs with a new secret. */
export function SecretDialog({
  id,
  close,
  onMade,
}: {
  id: string;
  close(): void;
  onMade(made: WebhookSecret): void;
}) {
  const [overlapHours, setOverlapHours] = useState(24);
  const field = useId();
  const { act, error } = useAct(true);
  const make = () =>
    act(async () => {
      onMade(await post<WebhookSecret>(`/api/webhooks/${id}/secret`, { overlapHours }));
      close();
    });
  return (
    <Dialog title="Sign with a new secret?" close={close}>
      <div className={fields.field}>
        <label htmlFor={field}>The old one also signs</label>
        <select
          id={field}
          value={overlapHours}
          onChange={({ target }) => setOverlapHours(Number(target.value))}
        >
          {overlaps.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p className={fields.error} role="alert">
          {error}
        </p>
      )}
      <footer>
        <Button onClick={close}>Keep the old one</Button>
        <Button look="settle" onClick={() => void make()}>
          Make a new secret
        </Button>
      </footer>
    </Dialog>
  );
}
