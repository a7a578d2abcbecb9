import type { EmailDetail, EmailEvent } from '@grovemail/contract/console/emails.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './timeline.module.css';

/** What happened to an email, as far as it came; dashed is what is still to come. */
export function Timeline({ detail, now }: { detail: EmailDetail; now: number }) {
  const { events } = detail;
  return (
    <ol className={styles.timeline} aria-label="What happened">
      {events.map((event, at) => {
        const { kind, reply, isAhead } = event;
        const { title, text } = wordsOf(event, at, detail);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end.
            key={at}
            data-ahead={isAhead}
            data-leads={at === events.length - 1 ? 'nowhere' : pathTo(events[at + 1])}
          >
            <Time at={event.at} now={now} />
            <span className={styles.node} data-bad={bad.includes(kind)}>
              <Icon name={icons[kind]} size={14} />
            </span>
            <div>
              <h3>{title}</h3>
              {text !== '' && <p>{text}</p>}
              {reply !== '' && <code>{reply}</code>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function pathTo(next: EmailEvent | undefined): 'on' | 'ahead' {
  return next?.isAhead ? 'ahead' : 'on';
}

function Time({ at, now }: { at: number | null; now: number }) {
  if (at === null) return <span />;
  const date = new Date(at);
  const time = date.toLocaleTimeString('en-GB');
  const isToday = date.toDateString() === new Date(now).toDateString();
  return (
    <time dateTime={date.toISOString()}>
      {time}
      {!isToday && (
        <span>{date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}</span>
      )}
    </time>
  );
}

const bad: readonly EmailEvent['kind'][] = ['failed', 'bounced', 'complained'];

const icons: Readonly<Record<EmailEvent['kind'], IconName>> = {
  accepted: 'code',
  sent: 'check',
  failed: 'clock',
  bounced: 'bounced',
  complained: 'flag',
  suppressed: 'suppressions',
  stopped: 'suppressions',
  paused: 'suppressions',
  webhook: 'webhooks',
  ended: 'trash',
  next: 'clock',
};

interface Words {
  title: string;
  text: string;
}

function wordsOf(event: EmailEvent, at: number, detail: EmailDetail): Words {
  const { what, isTemplate, events, entry, status } = detail;
  const words = (title: string, text = ''): Words => ({ title, text });
  const { kind } = event;
  if (kind === 'accepted')
    return words('Accepted', isTemplate ? `From the template ${what}` : what);
  if (kind === 'webhook') {
    const { type, host, isAhead } = event;
    return words(isAhead ? `Next try for ${host}` : `${host} was not told`, `${type}`);
  }
  if (kind === 'sent' || kind === 'failed') {
    const isTry = (each: EmailEvent) => each.kind === 'sent' || each.kind === 'failed';
    const tried = events.slice(0, at + 1).filter(isTry).length;
    const isLast = !events.slice(at + 1).some(isTry);
    const attempt = isTemplate ? `${ordinals[tried - 1] ?? `${tried}th`} attempt` : 'Last attempt';
    if (kind === 'sent') return words(`${attempt} sent`, 'The mail server took it.');
    if (entry?.state === 'dead' && isLast)
      return words(`${attempt} failed, gave up`, 'Nothing more is tried until you resend it.');
    return words(`${attempt} ${isLast && status === 'failed' ? 'failed' : 'put off'}`);
  }
  if (kind === 'stopped') {
    const why = events.some((each) => each.kind === 'complained') ? 'complaint' : 'bounce';
    return words('All mail to this address stopped', `Because of the ${why}.`);
  }
  return fixed[kind];
}

const fixed: Readonly<
  Record<Exclude<EmailEvent['kind'], 'accepted' | 'webhook' | 'sent' | 'failed' | 'stopped'>, Words>
> = {
  bounced: { title: 'Bounced', text: 'Another server returned it.' },
  complained: { title: 'Marked as spam', text: 'The mailbox provider reported it.' },
  suppressed: { title: 'Not sent', text: 'Mail to this address was stopped before.' },
  paused: {
    title: 'All mail to this address paused',
    text: 'After several failures. It ends by itself.',
  },
  ended: { title: 'Discarded', text: 'What it would have sent was deleted.' },
  next: { title: 'Next attempt', text: '' },
};

const ordinals = [
  ...['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  ...['Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'],
];
