import type { WebhookItem, WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Checks } from '../../components/Checks.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';

interface Props {
  /** The one to edit; without it, a new one is created. */
  webhook?: WebhookItem;
  /** All types of notifications that it can receive. */
  types: readonly string[];
  close(): void;
  /** Called with the secret of a new webhook. */
  onMade?(made: WebhookSecret): void;
  /** Called after an edit. */
  onChanged?(warning: string): void;
}

/** Creates or edits a webhook. */
export function WebhookDialog({ webhook, types: allTypes, close, onMade, onChanged }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState(webhook?.events.join(', ') ?? '');
  const [types, setTypes] = useState<string[]>(webhook?.types ?? []);
  const save = async () => {
    const body = { url, types, events: events.split(/[\s,]+/).filter(Boolean) };
    if (webhook) {
      const { warning } = await post<{ warning: string }>(`/api/webhooks/${webhook.id}`, body);
      return () => onChanged?.(warning);
    }
    const made = await post<WebhookSecret>('/api/webhooks', body);
    return () => onMade?.(made);
  };
  return (
    <FormDialog
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      submitLabel={webhook ? 'Change it' : 'Add it'}
      submit={save}
      close={close}
    >
      <TextField
        label="Address"
        hint="An https URL on a public host."
        type="url"
        required
        maxLength={2_000}
        value={url}
        change={setUrl}
      />
      <TextField
        label="Events"
        hint="Codes as in your calls, with commas between them; * posts every event, but no type."
        value={events}
        change={setEvents}
      />
      <Checks
        label="Types"
        options={allTypes.map((type) => [type, type] as const)}
        chosen={types}
        choose={setTypes}
      />
    </FormDialog>
  );
}
