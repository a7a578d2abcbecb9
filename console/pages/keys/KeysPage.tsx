import type { KeyChanges, KeyItem, KeyList, NewKey } from '@grovemail/contract/console/keys.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Pill } from '../../components/Pill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { shortDay, shortMoment } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { OneTimeSecret } from '../../frame/OneTimeSecret.tsx';
import { SearchField } from '../../frame/SearchField.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import { useSteps } from '../../frame/use-steps.ts';
import { useTextFilter } from '../../frame/use-text-filter.ts';
import { KeyView } from './KeyView.tsx';
import { keyState, keysStatus, works } from './key-states.ts';
import styles from './keys-page.module.css';
import { Lately } from './Lately.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const listMs = 10_000;

type Asking = { dialog: 'make'; like: KeyItem | null } | { dialog: 'revoke'; key: KeyItem } | null;

/** Keys of the public API: a table, and beside it what the chosen one may do. */
export function KeysPage({ id }: { id: string | null }) {
  const now = useNow();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<Asking>(null);
  const [made, setMade] = useState<NewKey | null>(null);
  const list = useCall<KeyList>('/api/keys', listMs);
  const changes = useCall<KeyChanges>('/api/keys/changes');
  const keys = list.body?.keys ?? [];
  const { found, field } = useTextFilter(keys, textsOf);
  const chosen = keys.find((key) => key.id === id) ?? null;
  const { pathOf, ...steps } = useSteps('/keys', found, id);
  const changed = () => {
    list.refresh();
    changes.refresh();
  };
  const make = (like: KeyItem | null) => setAsking({ dialog: 'make', like });
  const revoke = () => chosen && works(chosen, now) && setAsking({ dialog: 'revoke', key: chosen });
  useChangeKeys({ n: () => make(null), Delete: chosen ? revoke : undefined });
  return (
    <>
      <TopBar title="API keys" status={list.body ? keysStatus(keys, now) : ''}>
        <ChangeButton look="lime" icon="plus" shortcut="N" onClick={() => make(null)}>
          Make a key
        </ChangeButton>
      </TopBar>
      <div className={styles.panes} data-chosen={chosen !== null}>
        <section className={styles.list} aria-label="Keys">
          {made && (
            <OneTimeSecret secret={made.key} done={() => setMade(null)}>
              Send it with each call as Authorization: Bearer.
            </OneTimeSecret>
          )}
          <search className={styles.search}>
            <SearchField label="Name, scope or network" {...field} />
          </search>
          <Table
            label="Keys"
            columns={columns(now)}
            list={{ items: list.body && found, error: list.error }}
            chosen={id}
            pathOf={pathOf}
            empty={field.value === '' ? none : noMatch}
          />
          {field.value === '' && (
            <Lately keys={keys} changes={changes.body?.changes ?? []} now={now} />
          )}
        </section>
        {chosen && (
          <KeyView
            key={chosen.id}
            item={chosen}
            now={now}
            {...steps}
            revoke={revoke}
            succeed={() => make(chosen)}
          />
        )}
      </div>
      {asking?.dialog === 'make' && (
        <NewKeyDialog
          like={asking.like}
          close={() => setAsking(null)}
          onMade={(next) => {
            setMade(next);
            changed();
            go(`/keys/${next.id}`);
          }}
        />
      )}
      {asking?.dialog === 'revoke' && (
        <RevokeDialog
          item={asking.key}
          now={now}
          keys={keys}
          close={() => setAsking(null)}
          onRevoked={changed}
        />
      )}
      <KeyBar
        keys={[
          ['J K', 'Next, previous'],
          ['N', 'Make a key', 'changes'],
          ['Del', 'Revoke', 'changes'],
          ['/', 'Search'],
        ]}
      />
    </>
  );
}

function columns(now: number): Column<KeyItem>[] {
  return [
    {
      title: 'Key',
      width: 'minmax(140px, 1.4fr)',
      cell: (key) => (
        <span className={styles.name} data-off={!works(key, now)}>
          <b>{key.label}</b> <code>…{key.id.slice(-8)}</code>
        </span>
      ),
    },
    {
      title: 'May',
      width: 'minmax(110px, 1fr)',
      isExtra: true,
      cell: ({ scopes }) => <code>{scopes.join(', ')}</code>,
    },
    {
      title: 'From',
      width: 'minmax(90px, 0.7fr)',
      isExtra: true,
      cell: ({ networks }) => (networks.length === 0 ? 'Any' : networks.join(', ')),
    },
    {
      title: 'Made',
      width: '92px',
      isExtra: true,
      cell: ({ createdAt }) => shortDay(createdAt, now),
    },
    {
      title: 'Last call',
      width: '108px',
      isExtra: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : shortMoment(lastUsedAt, now)),
    },
    {
      title: 'State',
      width: '148px',
      cell: (key) => <Pill {...keyState(key, now)} />,
    },
  ];
}

function textsOf({ label, scopes, networks, id }: KeyItem): string[] {
  return [label, id, ...scopes, ...networks];
}

const none = {
  title: 'No keys yet',
  text: 'Make a test key first: its calls are validated and stored separately, and nothing is sent.',
};
const noMatch = { title: 'Nothing matches', text: 'Search for part of a name, scope or network.' };
