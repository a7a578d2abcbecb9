import type { WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Select } from '../../components/Select.tsx';

/** In hours. */
const overlaps = [
  ['24', 'for 24 hours, so that the receiver can switch at any time'],
  [`${7 * 24}`, 'for 7 days'],
  ['0', 'not at all: it has leaked'],
] as const;

interface Props {
  id: string;
  close(): void;
  onMade(made: WebhookSecret): void;
}

/** Replaces the secret of a webhook. */
export function SecretDialog({ id, close, onMade }: Props) {
  const [overlap, setOverlap] = useState('24');
  const make = async () => {
    const body = { overlapHours: Number(overlap) };
    const made = await post<WebhookSecret>(`/api/webhooks/${id}/secret`, body);
    return () => onMade(made);
  };
  return (
    <FormDialog
      title="Sign with a new secret?"
      submitLabel="Make a new secret"
      cancelLabel="Keep the old one"
      submit={make}
      close={close}
    >
      <Select
        label="The old one also signs"
        value={overlap}
        options={overlaps}
        choose={setOverlap}
      />
    </FormDialog>
  );
}
