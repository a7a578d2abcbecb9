import type { InboxDetail, SameSender } from '@grovemail/contract/console/inbox.ts';
import { Link } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Fact, FactGroup, FactList, Facts as FactsAside } from '../../components/Facts.tsx';
import { Pill } from '../../components/Pill.tsx';
import { duration, longDay, moment } from '../../components/times.ts';
import { kinds } from './kinds.ts';

/** Facts about an item, its sender's address, and other items of the sender. */
export function Facts({ detail, now }: { detail: InboxDetail; now: number }) {
  const { id, createdAt, answered, owner, mail, firstVisit, kind } = detail;
  const same = useCall<SameSender>(`/api/inbox/${id}/others`);
  const { suppressed, newsletter, bounces } = mail;
  return (
    <FactsAside>
      <FactGroup title={kind === 'enquiry' ? 'Enquiry' : 'Lead'}>
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
      </FactGroup>
      {firstVisit.length > 0 && (
        <section>
          <h3>First visit</h3>
          <FactList facts={firstVisit} />
        </section>
      )}
      <FactGroup title="Mail to this address">
        <Fact label="Suppressed">{suppressed.length === 0 ? 'No' : suppressed.join(', ')}</Fact>
        <Fact label="Newsletter">
          {newsletter === null
            ? 'No'
            : `${newsletter.status === 'confirmed' ? 'Since' : 'Not confirmed,'} ${longDay(newsletter.since, now)}`}
        </Fact>
        <Fact label="Bounces">{bounces === 0 ? 'None' : String(bounces)}</Fact>
      </FactGroup>
      <section>
        <h3>Also from this person</h3>
        {same.body?.others.length === 0 && <p>Nothing else came from this address.</p>}
        <ul>
          {same.body?.others.map((other) => (
            <li key={other.id}>
              <Link href={`/inbox/${other.id}`}>
                <Pill {...kinds[other.kind]} /> <span>{longDay(other.createdAt, now)}</span>
              </Link>
              {other.answered && <span>answered</span>}
            </li>
          ))}
        </ul>
      </section>
    </FactsAside>
  );
}
