import type { PersonSummary } from '@grovemail/contract/console/people.ts';
import { Link } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { Fact, FactGroup, Facts } from '../../components/Facts.tsx';
import { shortDay } from '../../components/times.ts';
import styles from './people.module.css';

/** The contact, and the newest of what is stored. */
export function PersonFacts({ person, now }: { person: PersonSummary; now: number }) {
  const { address, contact, latest } = person;
  return (
    <Facts>
      {contact && (
        <FactGroup title="Contact">
          {contact.facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {label === 'Id' ? <code title={value}>{value.slice(-12)}</code> : value}
            </Fact>
          ))}
        </FactGroup>
      )}
      <section>
        <h3>Latest</h3>
        <ul className={styles.latest}>
          {latest.map(({ at, what, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is shown as a whole.
            <li key={place}>
              <span>{shortDay(at, now)}</span>
              <span>
                {what.charAt(0).toUpperCase() + what.slice(1)}
                {text !== '' && <b> {text}</b>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Elsewhere</h3>
        <ul>
          <li>
            <Link href={withQuery('/emails', { to: address })}>Emails to this address</Link>
          </li>
          <li>
            <Link href={withQuery('/suppressions', { search: address, state: 'all' })}>
              Mail that was stopped
            </Link>
          </li>
        </ul>
      </section>
    </Facts>
  );
}
