import type { KeyChange, KeyItem } from '@grovemail/contract/console/keys.ts';
import { Icon } from '../../components/Icon.tsx';
import { duration, shortMoment } from '../../components/times.ts';
import { idleMaster } from './key-states.ts';
import styles from './lately.module.css';

interface Props {
  keys: readonly KeyItem[];
  changes: readonly KeyChange[];
  now: number;
}

/** A key that is better revoked, and who made or revoked one. */
export function Lately({ keys, changes, now }: Props) {
  const idle = idleMaster(keys, now);
  const known = changes.flatMap((change) => {
    const key = keys.find(({ id }) => id === change.keyId);
    return key ? [{ change, key }] : [];
  });
  if (!idle && known.length === 0) return null;
  return (
    <section className={styles.lately} aria-label="Lately">
      {idle && (
        <p>
          <Icon name="idea" />
          <span>
            <b>{idle.label}</b> may do everything, and{' '}
            {idle.lastUsedAt === null
              ? 'was never used'
              : `was last used ${duration(now - idle.lastUsedAt)} ago`}
            . Revoke it, or make one with fewer scopes.
          </span>
        </p>
      )}
      {known.length > 0 && (
        <>
          <h2>Lately</h2>
          <ul>
            {known.map(({ change: { at, who, did }, key }) => (
              <li key={at}>
                <span>{shortMoment(at, now)}</span>
                <b>{who}</b>
                <span>{wordsOf(did, key)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function wordsOf(did: KeyChange['did'], { label, scopes }: KeyItem): string {
  return did === 'made' ? `made ${label} with ${scopes.join(', ')}` : `revoked ${label}`;
}
