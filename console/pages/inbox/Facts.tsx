import type { InboxDetail, SameSender } from '@grovemail/contract/console/inbox.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Pill } from '../../components/Pill.tsx';
import { duration, longDay, moment } from '../../components/times.ts';
import styles from './facts.module.css';
import { kinds } from './kinds.ts';

/** What is known beside the message: when it came, mail to the address, and what else came from there. */
export function Facts({ detail, now }: { detail: InboxDetail; now: number }) {
  const { id, createdAt, answered, owner, mail, firstVisit, kind } = detail;
  const same = useCall<SameSender>(`/api/inbox/${id}/others`);
  const { suppressed, newsletter, bounces } = mail;
  return (
    <aside className={styles.facts} aria-label="Facts">
      <Group title={kind === 'enquiry' ? 'Enquiry' : 'Lead'}>
        <Fact label="Received">{moment(createdAt, now)}</Fact>
        {answered ? (
          <Fact label="Answered">{`by ${answered.by}, ${moment(answered.at, now)}`}</Fact>
        ) : (
          <Fact label="Waiting">
            <b>{duration(now - createdAt)}</b>
          </Fact>
        )}
        <Fact label="Owner">{owner ?? 'Nobody'}</Fact>
        <Fact label="Id">
          <code>{id.slice(-8)}</code>
        </Fact>
      </Group>
      {firstVisit.length > 0 && (
        <Group title="First visit">
          {firstVisit.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Group>
      )}
      <Group title="Mail to this address">
        <Fact label="Suppressed">{suppressed.length === 0 ? 'No' : suppressed.join(', ')}</Fact>
        <Fact label="Newsletter">
          {newsletter === null
            ? 'No'
            : `${newsletter.status === 'confirmed' ? 'Since' : 'Not confirmed,'} ${longDay(newsletter.since, now)}`}
        </Fact>
        <Fact label="Bounces">{bounces === 0 ? 'None' : String(bounces)}</Fact>
      </Group>
      <section>
        <h3>Also from this person</h3>
        {same.body?.others.length === 0 && <p>Nothing else came from this address.</p>}
        <ul>
          {same.body?.others.map((other) => (
            <li key={other.id}>
              <Link href={`/inbox/${other.id}`}>
                <Pill tone={kinds[other.kind].tone}>{kinds[other.kind].label}</Pill>{' '}
                <span>{longDay(other.createdAt, now)}</span>
              </Link>
              {other.answered && <span>answered</span>}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
