import {
  type Delivery,
  noticeId,
  type TestEvent,
  type WebhookDetail,
  type WebhookSecret,
} from '@grovemail/contract/console/webhooks.ts';
import { type ReactNode, useState } from 'react';
import { post } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { useList } from '../../calls/use-list.ts';
import { ActionBar } from '../../components/ActionBar.tsx';
import { digits } from '../../components/counts.ts';
import { Icon } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { Pill } from '../../components/Pill.tsx';
import { Segments } from '../../components/Segments.tsx';
import { longDay } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { NewItemsButton } from '../../frame/NewItemsButton.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';
import { useAddressFilter } from '../../frame/use-address-filter.ts';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import type { Steps } from '../../frame/use-steps.ts';
import { readable } from '../../keyboard/focus.ts';
import { Deliveries } from './Deliveries.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { shortAddress, states, subscriptions, whyItFails } from './states.ts';
import { TestPanel } from './TestPanel.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import styles from './webhook-view.module.css';

interface Props extends Omit<Steps, 'pathOf'> {
  id: string;
  now: number;
  types: readonly string[];
  /** A secret that was just created. */
  secret: ReactNode;
  showSecret(made: WebhookSecret): void;
  changed(): void;
}

type Asking = 'change' | 'secret' | 'remove' | null;
const freshMs = 5_000;

/** One webhook: its state, a test event and its deliveries. */
export function WebhookView({ id, now, types, secret, showSecret, changed, ...steps }: Props) {
  const detail = useCall<WebhookDetail>(`/api/webhooks/${id}`, freshMs);
  const toast = useToast();
  const act = useAct();
  const [asking, setAsking] = useState<Asking>(null);
  const [event, setEvent] = useState<TestEvent | null>(null);
  const { filter, filterBy } = useAddressFilter({ failed: '' });
  const list = useList<Delivery>(`/api/webhooks/${id}/deliveries`, filter);
  const isNotice = id === noticeId;
  const asked = () => {
    detail.refresh();
    list.showNew();
    changed();
  };
  const test = () => {
    if (isNotice) return;
    void act(async () => {
      setEvent(await post<TestEvent>(`/api/webhooks/${id}/tests`, {}));
      detail.refresh();
    });
  };
  const replay = (message: string) =>
    void act(async () => {
      const path = `/api/webhooks/${id}/replays`;
      const { outcome } = await post<{ outcome: string }>(path, { message });
      const text = outcome === 'waiting' ? 'It was already queued' : 'Queued again';
      toast({ text, icon: 'refresh' });
      asked();
    });
  const replayLast = () => {
    const last = list.items?.find(({ outcome }) => outcome !== 'sent');
    if (last) replay(last.message);
    else toast({ text: 'Nothing failed here', icon: 'good' });
  };
  useChangeKeys({ t: test, r: replayLast });

  if (!detail.body)
    return (
      <section className={styles.view} aria-label="Webhook">
        <ListState of={detail.body} error={detail.error} />
      </section>
    );
  const { webhook, waiting } = detail.body;
  return (
    <section className={styles.view} aria-labelledby="detail-title" {...readable}>
      <Head now={now} {...steps} test={test} detail={detail.body} ask={setAsking} />
      {secret}
      {event && <TestPanel key={event.message} id={id} event={event} onAnswer={asked} />}
      <div className={styles.bar}>
        <h3>
          Deliveries <span>kept for 90 days</span>
        </h3>
        <NewItemsButton {...list} />
        <Segments
          label="Which ones"
          options={views}
          chosen={filter.failed}
          choose={(failed) => filterBy({ failed })}
        />
      </div>
      <Deliveries list={list} now={now} replay={replay} isFailedOnly={filter.failed !== ''} />
      {asking === 'change' && webhook && (
        <WebhookDialog
          webhook={webhook}
          types={types}
          close={() => setAsking(null)}
          onChanged={(warning) => {
            toast({ text: warning || 'Changed', icon: warning ? 'warning' : 'check' });
            asked();
          }}
        />
      )}
      {asking === 'secret' && (
        <SecretDialog id={id} close={() => setAsking(null)} onMade={showSecret} />
      )}
      {asking === 'remove' && webhook && (
        <RemoveDialog
          webhook={webhook}
          waiting={waiting}
          close={() => setAsking(null)}
          onRemoved={() => {
            changed();
            steps.back();
            toast({ text: `Removed ${shortAddress(webhook.url)}`, icon: 'trash' });
          }}
        />
      )}
    </section>
  );
}

const views = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Failed' },
];

interface HeadProps extends Omit<Steps, 'pathOf'> {
  detail: WebhookDetail;
  now: number;
  test(): void;
  ask(asking: Asking): void;
}

function Head({ detail, now, test, ask, ...steps }: HeadProps) {
  const { webhook, notice, waiting } = detail;
  const standing = webhook ?? notice ?? { state: 'ok', failing: null };
  const why = whyItFails(standing, now);
  return (
    <header className={styles.head}>
      <PhoneSteps {...steps} />
      <h2 id="detail-title">{webhook ? <Place url={webhook.url} /> : 'NOTICE_WEBHOOK_URL'}</h2>
      <p className={styles.about}>
        <Pill {...states[standing.state]} />
        {webhook && <code>{subscriptions(webhook)}</code>}
        <span>
          {webhook && `since ${longDay(webhook.createdAt, now)}`}
          {waiting > 0 && `, ${digits(waiting)} waiting`}
        </span>
      </p>
      {why && (
        <p className={styles.why}>
          <Icon name="warning" />
          <span>{why}</span>
        </p>
      )}
      {webhook && (
        <ActionBar
          secondary={
            <span className={styles.last}>
              <ChangeButton look="asks" icon="trash" onClick={() => ask('remove')}>
                Remove…
              </ChangeButton>
            </span>
          }
        >
          <ChangeButton look="lime" icon="flask" shortcut="T" onClick={test}>
            Send a test event
          </ChangeButton>
          <ChangeButton icon="edit" onClick={() => ask('change')}>
            Change
          </ChangeButton>
          <ChangeButton icon="keys" onClick={() => ask('secret')}>
            New secret
          </ChangeButton>
        </ActionBar>
      )}
    </header>
  );
}

/** An address, which breaks before its path if at all. */
function Place({ url }: { url: string }) {
  const [host, ...path] = shortAddress(url).split('/');
  return (
    <>
      {host}
      <wbr />
      {path.map((part) => `/${part}`).join('')}
    </>
  );
}
