import {
  noticeId,
  type WebhookItem,
  type WebhookList,
  type WebhookSecret,
} from '@grovemail/contract/console/webhooks.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Icon } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { Pill } from '../../components/Pill.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { OneTimeSecret } from '../../frame/OneTimeSecret.tsx';
import { Panes } from '../../frame/Panes.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { useTextFilter } from '../../frame/use-text-filter.ts';
import { nextTry, shortAddress, states, subscriptions, webhooksStatus } from './states.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookView } from './WebhookView.tsx';
import styles from './webhooks-page.module.css';

const listMs = 5_000;

/** The list of webhooks, and the open one. */
export function WebhooksPage({ id }: { id: string | null }) {
  const { refresh } = useFrame();
  const now = useNow();
  const [, go] = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [shown, setShown] = useState<WebhookSecret | null>(null);
  const list = useCall<WebhookList>('/api/webhooks', listMs);
  const webhooks = list.body?.webhooks ?? [];
  const { found, field } = useTextFilter(webhooks, textsOf);
  const { pathOf, ...steps } = useSteps('/webhooks', found, id);
  useChangeKeys({ n: () => setIsAdding(true) });
  const changed = () => {
    list.refresh();
    refresh();
  };
  return (
    <>
      <Panes
        label="Webhooks"
        top={
          <TopBar title="Webhooks" status={list.body ? webhooksStatus(webhooks) : ''}>
            <ChangeButton icon="plus" shortcut="N" onClick={() => setIsAdding(true)}>
              Add a webhook
            </ChangeButton>
          </TopBar>
        }
        list={
          <>
            <search className={styles.search}>
              <SearchField label="Address, event or type" {...field} />
            </search>
            <div className={styles.list} data-away={list.body !== null && list.error !== null}>
              <ListState
                of={list.body}
                error={list.error}
                empty={found.length === 0 && (field.value === '' ? none : noMatch)}
              />
              <ul>
                {found.map((webhook) => (
                  <li key={webhook.id}>
                    <WebhookRow
                      webhook={webhook}
                      now={now}
                      path={pathOf(webhook.id)}
                      isChosen={webhook.id === id}
                    />
                  </li>
                ))}
              </ul>
              {list.body?.notice && (
                <p className={styles.notice}>
                  <Icon name="note" />
                  <span>
                    Notices of leads and enquiries are posted to <code>NOTICE_WEBHOOK_URL</code>.{' '}
                    {states[list.body.notice.state].label}.{' '}
                    <Link href={pathOf(noticeId)}>Its deliveries</Link>
                  </span>
                </p>
              )}
            </div>
          </>
        }
        detail={
          id && (
            <WebhookView
              key={id}
              id={id}
              now={now}
              changed={changed}
              {...steps}
              types={list.body?.types ?? []}
              secret={shown?.id === id && <Secret made={shown} done={() => setShown(null)} />}
              showSecret={setShown}
            />
          )
        }
      />
      {isAdding && (
        <WebhookDialog
          types={list.body?.types ?? []}
          close={() => setIsAdding(false)}
          onMade={(made) => {
            setShown(made);
            changed();
            go(`/webhooks/${made.id}`);
          }}
        />
      )}
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['N', 'Add a webhook', 'changes'],
          ['T', 'Test event', 'changes'],
          ['R', 'Replay the last failure', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

interface RowProps {
  webhook: WebhookItem;
  now: number;
  path: string;
  isChosen: boolean;
}

function WebhookRow({ webhook, now, path, isChosen }: RowProps) {
  return (
    <RowLink
      path={path}
      isChosen={isChosen}
      who={shortAddress(webhook.url)}
      what={
        <>
          <Pill {...states[webhook.state]} />
          <code>{subscriptions(webhook)}</code>
        </>
      }
      end={<span className={styles.next}>{nextTry(webhook, now)}</span>}
    />
  );
}

function Secret({ made, done }: { made: WebhookSecret; done(): void }) {
  return (
    <OneTimeSecret secret={made.secret} done={done}>
      The receiver checks signatures with it. {made.warning}
    </OneTimeSecret>
  );
}

function textsOf({ url, events, types }: WebhookItem): string[] {
  return [url, ...events, ...types];
}

const none = {
  title: 'No webhooks yet',
  text: 'Add one, and events or notifications about emails and contacts are posted to its address.',
};
const noMatch = { title: 'Nothing matches', text: 'Search for part of an address, event or type.' };
