import type { KeyDeed, KeyItem } from '@grovemail/contract/console/keys.ts';
import { Icon } from '../../components/Icon.tsx';
import { duration, moment } from '../../components/times.ts';
import { idleMaster } from './key-states.ts';
import styles from './lately.module.css';

interface Props {
  keys: readonly KeyItem[];
  deeds: readonly KeyDeed[];
  now: number;
}

/** A key that is better revoked, and who made or revoked one. */
export function Lately({ keys, deeds, now }: Props) {
  const idle = idleMaster(keys, now);
  const known = deeds.flatMap((deed) => {
    const key = keys.find(({ id }) => id === deed.keyId);
    return key ? [{ deed, key }] : [];
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
            {known.map(({ deed: { at, who, did }, key }) => (
              <li key={at}>
                <span>{moment(at, now)}</span>
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

function wordsOf(did: KeyDeed['did'], { label, scopes }: KeyItem): string {
  return did === 'made' ? `made ${label} with ${scopes.join(', ')}` : `revoked ${label}`;
}
