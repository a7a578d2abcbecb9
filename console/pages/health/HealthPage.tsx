import type { Health, HealthCheck } from '@grovemail/contract/console/health.ts';
import { Link } from 'wouter';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { digits } from '../../components/counts.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { duration } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { TopBar } from '../../frame/TopBar.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { Figure } from './Figure.tsx';
import styles from './health-page.module.css';
import { gigabytes, headline } from './health-words.ts';

const everyMs = 60_000;

/** How things are, in a sentence, in figures, and what to do. */
export function HealthPage() {
  const now = useNow();
  const toast = useToast();
  const { surroundings } = useFrame();
  const { body, error, refresh } = useCall<Health>('/api/health', everyMs);
  const copy = async () => {
    const lines = body?.checks.map(({ state, name, found }) => `${state} ${name}: ${found}`) ?? [];
    await navigator.clipboard.writeText(lines.join('\n'));
    toast({ text: 'Copied', icon: 'copy' });
  };
  useKeys({ r: refresh, c: () => void copy() });
  const checksThat = (wanted: HealthCheck['state']) =>
    body?.checks.filter(({ state }) => state === wanted) ?? [];
  const status = body
    ? `checked ${duration(now - body.checkedAt)} ago, again every minute while this page is open`
    : 'looking around';
  return (
    <>
      <TopBar title="Health" status={status}>
        <div className={styles.actions}>
          <Button icon="copy" shortcut="C" onClick={() => void copy()}>
            Copy as text
          </Button>
          <Button look="lime" icon="stethoscope" shortcut="R" onClick={refresh}>
            Check again
          </Button>
        </div>
      </TopBar>
      <Scroll label="Health" isAway={error !== null}>
        <ListState of={body} error={error} />
        {body && (
          <>
            <header className={styles.headline}>
              <h2>{headline(body)}</h2>
              <p>
                {body.isPostgres ? 'PostgreSQL' : 'Embedded store'}
                <span>{surroundings.siteUrl}</span>
              </p>
            </header>
            <Figures body={body} now={now} version={surroundings.version} />
            <Checks title="To do" checks={checksThat('alarm')} />
            <Checks title="Worth knowing" checks={checksThat('notice')} />
            <Checks title="Fine" checks={checksThat('ok')} />
          </>
        )}
      </Scroll>
      <KeyBar
        keys={[
          ['R', 'Check again'],
          ['C', 'Copy as text'],
        ]}
      />
    </>
  );
}

function Figures({ body, now, version }: { body: Health; now: number; version: string }) {
  const { lastBackupAt, mail, queue, disk, isPostgres } = body;
  const { waiting, oldestAt, gaveUp } = queue;
  return (
    <div className={styles.figures}>
      <Figure
        icon="archive"
        label="Last backup"
        value={lastBackupAt === null ? 'None' : `${duration(now - lastBackupAt)} ago`}
        caption={isPostgres ? 'PostgreSQL has tools of its own.' : ''}
      />
      <Figure
        icon="emails"
        label="Sent in 24 hours"
        value={digits(mail.sent)}
        caption={`${mail.reports} bounces and complaints`}
      />
      <Figure
        icon="layers"
        label="Queue"
        value={`${digits(waiting)} wait`}
        caption={oldestAt === null ? '' : `The oldest for ${duration(now - oldestAt)}.`}
      >
        {gaveUp > 0 && <Link href="/emails?view=gave-up">{gaveUp} gave up</Link>}
      </Figure>
      <Figure
        icon="disk"
        label="Disk"
        value={disk ? `${gigabytes(disk.free)} free` : 'Unknown'}
        caption={disk ? `of ${gigabytes(disk.total)}` : ''}
      />
      <Figure icon="box" label="Version" value={version} caption="" />
    </div>
  );
}

const signs: Readonly<Record<HealthCheck['state'], { icon: IconName; word: string }>> = {
  ok: { icon: 'good', word: 'Fine' },
  notice: { icon: 'warning', word: 'Notice' },
  alarm: { icon: 'warning', word: 'Alarm' },
};

function Checks({ title, checks }: { title: string; checks: readonly HealthCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <section className={styles.checks}>
      <h3>{title}</h3>
      <dl>
        {checks.map(({ name, state, found }) => (
          <div key={name + found} data-state={state}>
            <dt>
              <Icon name={signs[state].icon} />
              <span className="sr">{signs[state].word}: </span>
              {name}
            </dt>
            <dd>{found}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
