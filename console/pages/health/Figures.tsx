import type { Backups, Health } from '@grovemail/contract/console/health.ts';
import { Link } from 'wouter';
import { counted, digits } from '../../components/counts.ts';
import { Pill } from '../../components/Pill.tsx';
import { clock, duration, longDay } from '../../components/times.ts';
import { type BackupBar, backupBars } from './backup-bars.ts';
import { Figure } from './Figure.tsx';
import styles from './figures.module.css';
import { isStuck, size } from './health-words.ts';

/** Five figures, and what each looks like over time. */
export function Figures({ body, now, version }: { body: Health; now: number; version: string }) {
  const { backups, mail, queue, disk, checks } = body;
  const { waiting, oldestAt, gaveUp } = queue;
  const isFine = (name: string) => {
    const check = checks.find((each) => each.name === name);
    return check && check.state === 'ok';
  };
  return (
    <div className={styles.figures}>
      <BackupFigure {...body} now={now} isFine={backups ? isFine('Backups') : undefined} />
      <Figure
        icon="emails"
        label="Sent in 24 hours"
        value={digits(mail.hours.reduce((sum, { sent }) => sum + sent, 0))}
        caption={`${digits(mail.reports)} bounced or complained about`}
        isFine={isFine('Sender')}
      >
        <Hours hours={mail.hours} now={now} />
      </Figure>
      <Figure
        icon="layers"
        label="Queue"
        value={waiting === 1 ? '1 waits' : `${digits(waiting)} wait`}
        caption={oldestAt === null ? '' : `The oldest for ${duration(now - oldestAt)}.`}
        isFine={!isStuck(queue, now)}
      >
        {gaveUp > 0 && (
          <>
            <Pill label={`${digits(gaveUp)} gave up`} tone="coral" icon="warning" />
            <Link href="/emails?view=gave-up">See them by cause</Link>
          </>
        )}
      </Figure>
      <DiskFigure disk={disk} isFine={isFine('Disk')} />
      <Figure icon="box" label="Version" value={version} caption="" />
    </div>
  );
}

interface BackupProps {
  backups: Backups | null;
  isPostgres: boolean;
  isFine: boolean | undefined;
  now: number;
}

function BackupFigure({ backups, isPostgres, isFine, now }: BackupProps) {
  const [last] = backups?.times ?? [];
  const { bytes = null, isEncrypted = false } = backups ?? {};
  const caption =
    bytes === null
      ? isPostgres
        ? 'PostgreSQL has tools of its own.'
        : ''
      : `${size(bytes)}, ${isEncrypted ? 'encrypted' : 'not encrypted'}`;
  const bars = backups ? backupBars(backups, now) : [];
  return (
    <Figure
      icon="archive"
      label="Last backup"
      value={last === undefined ? 'None' : `${duration(now - last)} ago`}
      caption={caption}
      isFine={isFine}
    >
      {bars.length > 1 && (
        <>
          <div className={styles.backups} aria-hidden="true">
            {bars.map(({ at, isMissed }) => (
              <span
                key={at}
                data-missed={isMissed}
                title={`${longDay(at, now)}, ${clock(at)}${isMissed ? ', missed' : ''}`}
              />
            ))}
          </div>
          <p>{missedText(bars, now)}</p>
        </>
      )}
    </Figure>
  );
}

function missedText(bars: readonly BackupBar[], now: number): string {
  const missed = bars.filter(({ isMissed }) => isMissed);
  const last = missed.at(-1);
  if (!last) return `${counted(bars.length, 'backup')}, none missed`;
  const day = longDay(last.at, now);
  return missed.length === 1
    ? `${day} missed, of ${bars.length}`
    : `${missed.length} of ${bars.length} missed, last ${day}`;
}

function Hours({ hours, now }: { hours: Health['mail']['hours']; now: number }) {
  const highest = Math.max(1, ...hours.map(({ sent }) => sent));
  const [first] = hours;
  return (
    <>
      <div className={styles.hours} aria-hidden="true">
        {hours.map(({ from, sent }) => (
          <span
            key={from}
            title={`From ${clock(from)}: ${digits(sent)}`}
            style={{ blockSize: `${(100 * sent) / highest}%` }}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{first && `${dayWord(first.from, now)} ${clock(first.from)}`}</span>
        <span>Now</span>
      </p>
      <table className="sr">
        <caption>Emails sent per hour</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ from, sent }) => (
            <tr key={from}>
              <th scope="row">{clock(from)}</th>
              <td>{digits(sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function dayWord(at: number, now: number): string {
  return new Date(at).toDateString() === new Date(now).toDateString() ? 'Today' : 'Yesterday';
}

function DiskFigure({ disk, isFine }: { disk: Health['disk']; isFine: boolean | undefined }) {
  if (!disk) return <Figure icon="disk" label="Disk" value="Unknown" caption="" isFine={isFine} />;
  const { free, total, store } = disk;
  const used = total - free;
  const share = (bytes: number) => ({ inlineSize: `${(100 * bytes) / Math.max(1, total)}%` });
  return (
    <Figure
      icon="disk"
      label="Disk"
      value={`${size(free)} free`}
      caption={store === null ? '' : `Store ${size(store)}`}
      isFine={isFine}
    >
      <div className={styles.disk} aria-hidden="true">
        {store !== null && <span style={share(store)} />}
        <span style={share(used - (store ?? 0))} />
      </div>
      <p>
        {size(used)} of {size(total)} used
      </p>
    </Figure>
  );
}
