import type { KeyItem } from '@grovemail/contract/console/keys.ts';
import { keyScopes } from '@grovemail/domain/keys/key-scope.ts';
import { ActionBar } from '../../components/ActionBar.tsx';
import { Fact } from '../../components/Facts.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Pill } from '../../components/Pill.tsx';
import { moment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import type { Steps } from '../../frame/use-steps.ts';
import { readable } from '../../keyboard/focus.ts';
import { keyState, works } from './key-states.ts';
import styles from './key-view.module.css';
import { may, scopeTexts } from './scopes.ts';

interface Props extends Omit<Steps, 'pathOf'> {
  item: KeyItem;
  now: number;
  /** Makes another one like it. */
  succeed(): void;
  revoke(): void;
}

/** What a key may do, and how it is replaced. */
export function KeyView({ item, now, succeed, revoke, ...steps }: Props) {
  const { label, createdAt, lastUsedAt, endsAt, revokedAt, networks, scopes, isStrict } = item;
  return (
    <aside className={styles.view} aria-labelledby="key-title" {...readable}>
      <header>
        <PhoneSteps {...steps} />
        <h2 id="key-title">{label}</h2>
        <p>
          <Pill {...keyState(item, now)} /> made {moment(createdAt, now)}
        </p>
      </header>
      <section>
        <h3>May</h3>
        <ul>
          {keyScopes
            .filter((scope) => scope !== 'all')
            .map((scope) => (
              <li key={scope} data-may={may(scopes, scope)}>
                <Icon name={may(scopes, scope) ? 'check' : 'minus'} size={16} />
                <span>
                  <code>{scope}</code> {scopeTexts[scope]}
                  {!may(scopes, scope) && <span className="sr">, not this key</span>}
                </span>
              </li>
            ))}
        </ul>
      </section>
      <section>
        <h3>Facts</h3>
        <dl>
          <Fact label="Last call">{lastUsedAt === null ? 'Never' : moment(lastUsedAt, now)}</Fact>
          <Fact label="From">{networks.length === 0 ? 'Any address' : networks.join(', ')}</Fact>
          <Fact label={revokedAt === null ? 'Ends' : 'Revoked'}>
            {endText(revokedAt ?? endsAt, now)}
          </Fact>
          {isStrict && (
            <Fact label="Strict">Rejects emails with a placeholder without a value</Fact>
          )}
          <Fact label="Id">
            <code>{item.id}</code>
          </Fact>
        </dl>
      </section>
      {works(item, now) && (
        <>
          <section>
            <h3>Replacing it without a gap</h3>
            <p>
              Make a key with the same scopes, put it where this one is, watch the last call of this
              one stop, then revoke.
            </p>
          </section>
          <ActionBar>
            <ChangeButton icon="copy" onClick={succeed}>
              Make its successor
            </ChangeButton>
            <ChangeButton look="asks" icon="trash" shortcut="Del" onClick={revoke}>
              Revoke…
            </ChangeButton>
          </ActionBar>
        </>
      )}
    </aside>
  );
}

function endText(at: number | null, now: number): string {
  return at === null ? 'Never' : moment(at, now);
}
