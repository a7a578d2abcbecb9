import type { WebhookItem } from '@grovemail/contract/console/webhooks.ts';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { useAct } from '../../frame/use-act.ts';
import { shortAddress, subscriptions } from './states.ts';

interface Props {
  webhook: WebhookItem;
  waiting: number;
  close(): void;
  onRemoved(): void;
}

/** Asks before a webhook goes, with what it drops. */
export function RemoveDialog({ webhook, waiting, close, onRemoved }: Props) {
  const { act, error } = useAct(true);
  const remove = () =>
    act(async () => {
      await post(`/api/webhooks/${webhook.id}/removal`, {});
      close();
      onRemoved();
    });
  return (
    <Dialog title={`Remove ${shortAddress(webhook.url)}?`} close={close}>
      <p>
        {subscriptions(webhook)} will no longer be posted there, and its secret is lost.{' '}
        {waiting > 0 &&
          `${waiting.toLocaleString('en-US')} queued ${waiting === 1 ? 'message is' : 'messages are'} dropped.`}
      </p>
      {error && (
        <p className={fields.error} role="alert">
          {error}
        </p>
      )}
      <footer>
        <Button onClick={close} autoFocus>
          Keep it
        </Button>
        <Button look="danger" onClick={() => void remove()}>
          Remove it
        </Button>
      </footer>
    </Dialog>
  );
}
