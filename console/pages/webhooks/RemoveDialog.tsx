import type { WebhookItem } from '@grovemail/contract/console/webhooks.ts';
import { post } from '../../calls/call.ts';
import { digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { shortAddress, subscriptions } from './states.ts';

interface Props {
  webhook: WebhookItem;
  waiting: number;
  close(): void;
  onRemoved(): void;
}

/** Confirms that a webhook is removed with its pending deliveries. */
export function RemoveDialog({ webhook, waiting, close, onRemoved }: Props) {
  const remove = async () => {
    await post(`/api/webhooks/${webhook.id}/removal`, {});
    return onRemoved;
  };
  return (
    <FormDialog
      title={`Remove ${shortAddress(webhook.url)}?`}
      submitLabel="Remove it"
      cancelLabel="Keep it"
      isDanger
      submit={remove}
      close={close}
    >
      <p>
        {subscriptions(webhook)} will no longer be posted there, and its secret is lost.{' '}
        {waiting > 0 &&
          `${digits(waiting)} queued ${waiting === 1 ? 'message is' : 'messages are'} dropped.`}
      </p>
    </FormDialog>
  );
}
