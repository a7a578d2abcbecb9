import type { WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { useId, useState } from 'react';
import { post } from '../../calls/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import fields from '../../components/fields.module.css';

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
  const make = async () => {
    const made = await post<WebhookSecret>(`/api/webhooks/${id}/secret`, { overlapHours });
    return () => onMade(made);
  };
  return (
    <FormDialog
      title="Sign with a new secret?"
      action="Make a new secret"
      keep="Keep the old one"
      submit={make}
      close={close}
    >
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
    </FormDialog>
  );
}
