import type { WebhookItem, WebhookSecret } from '@grovemail/contract/console/webhooks.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { Checks, TextField } from '../../components/TextField.tsx';
import { useAct } from '../../frame/use-act.ts';

interface Props {
  /** Null: a new one. */
  webhook?: WebhookItem;
  types: readonly string[];
  close(): void;
  onMade?(made: WebhookSecret): void;
  onChanged?(warning: string): void;
}

/** Where to post, and what. */
export function WebhookDialog({ webhook, types: all, close, onMade, onChanged }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState(webhook?.events.join(', ') ?? '');
  const [types, setTypes] = useState<string[]>(webhook?.types ?? []);
  const { act, error } = useAct(true);
  const save = () =>
    act(async () => {
      const body = { url, types, events: events.split(/[\s,]+/).filter(Boolean) };
      if (webhook) {
        const { warning } = await post<{ warning: string }>(`/api/webhooks/${webhook.id}`, body);
        onChanged?.(warning);
      } else onMade?.(await post<WebhookSecret>('/api/webhooks', body));
      close();
    });
  return (
    <Dialog title={webhook ? 'Change the webhook' : 'Add a webhook'} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
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
          options={all.map((type) => [type, type] as const)}
          chosen={types}
          choose={setTypes}
        />
        {error && (
          <p className={fields.error} role="alert">
            {error}
          </p>
        )}
        <footer>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="settle">
            {webhook ? 'Change it' : 'Add it'}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
