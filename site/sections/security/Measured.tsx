import { longDate } from '../../components/long-date.ts';
import { Section } from '../../components/Section.tsx';
import text from '../../components/text.module.css';
import { HealthPlot, type HealthTimes } from '../../pictures/security/HealthPlot.tsx';
import { KillPlot } from '../../pictures/security/KillPlot.tsx';
import styles from './measured.module.css';

/** What `npm run bench -- … --keep` wrote. */
export interface Measurement {
  /** As `2026-11-28`. */
  measuredOn: string;
  command: string;
  machine: { cores: number; node: string };
}

export interface KillResult extends Measurement {
  writers: number;
  acknowledged: number;
  missing: number;
  openedCleanly: number;
  rounds: readonly { acknowledged: number; missing: number }[];
}

export interface OverloadResult extends Measurement {
  connections: number;
  seconds: number;
  loads: readonly {
    posting: string;
    responses: number;
    broken: number;
    medianMs: number;
    slowestMs: number;
    memoryMb: number;
  }[];
}

export interface MeasuredProps {
  title: string;
  lead: string;
  kill: KillResult;
  overload: OverloadResult;
  /** What an earlier version took, and where that is written down. */
  before: { name: string; slowestMs: number; text: string };
}

/** Committed results of the benchmarks, drawn, and as tables. */
export function Measured({ title, lead, kill, overload, before }: MeasuredProps) {
  const broken = overload.loads.reduce((sum, load) => sum + load.broken, 0);
  const memory = Math.max(...overload.loads.map(({ memoryMb }) => memoryMb));
  const times: HealthTimes[] = overload.loads.map((load) => ({
    name: `Posting ${load.posting}`,
    ...load,
  }));
  return (
    <Section id="measured" ground="own" className={styles.dark}>
      <div className={styles.head}>
        <h2 className={text.title}>{title}</h2>
        <p>{lead}</p>
      </div>
      <section className={styles.result} aria-labelledby="kill">
        <div>
          <h3 id="kill">We killed the server {kill.rounds.length} times</h3>
          <p>
            Each time, {kill.writers} writers were posting forms. We then looked in the database for
            all {count(kill.acknowledged)} forms that had been confirmed:{' '}
            {kill.missing === 0 ? 'none was' : `${count(kill.missing)} were`} missing. The database
            opened cleanly {kill.openedCleanly} out of {kill.rounds.length} times.
          </p>
          <Method of={kill} />
        </div>
        <div>
          <KillPlot rounds={kill.rounds} />
          <p className={styles.legend}>
            The bars show how many forms were confirmed before each kill; the row below shows how
            many were lost.
          </p>
          <Figures
            name="Forms confirmed and lost, by kill"
            command={kill.command}
            columns={['Kill', 'Confirmed', 'Lost']}
            rows={kill.rounds.map((round, index) => [
              count(index + 1),
              count(round.acknowledged),
              count(round.missing),
            ])}
          />
        </div>
      </section>
      <section className={styles.result} aria-labelledby="overload">
        <div>
          <h3 id="overload">{count(overload.connections)} connections at full speed</h3>
          <p>
            All of them posted for {overload.seconds} seconds, as fast as they could. Meanwhile, the
            server responded to health checks.{' '}
            {broken === 0 ? 'No connection' : `${count(broken)} connections`} broke, and memory
            stayed below {memory + 1} MB.
          </p>
          <Method of={overload} />
        </div>
        <div>
          <HealthPlot loads={times} />
          <p className={styles.legend}>
            Dots show the median, rings the slowest response. The time axis is logarithmic.
          </p>
          <Figures
            name="Time of a health check under load"
            command={overload.command}
            columns={['Load', 'Median, ms', 'Slowest, ms']}
            rows={[
              ...times.map(({ name, medianMs, slowestMs }) => [
                name,
                count(medianMs),
                count(slowestMs),
              ]),
              [before.name, 'Not recorded', count(before.slowestMs)],
            ]}
            note={before.text}
          />
        </div>
      </section>
    </Section>
  );
}

/** How many forms were confirmed, and how many of them the kills cost. */
export function KillFigures({ of: { acknowledged, missing } }: { of: KillResult }) {
  return (
    <p className={styles.figures}>
      {/* One text each: the words would move once their font is there. */}
      <span>{`${count(acknowledged)} forms.`}</span> <span>{`${count(missing)} lost.`}</span>
    </p>
  );
}

function Method({ of: { measuredOn, machine } }: { of: Measurement }) {
  return (
    <p className={styles.method}>
      <time dateTime={measuredOn}>{longDate(measuredOn)}</time>, {machine.cores} cores, Node{' '}
      {machine.node}
    </p>
  );
}

interface FiguresProps {
  name: string;
  /** Repeats the benchmark. */
  command: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
}

/** The same figures as the plot. */
function Figures({ name, command, columns, rows, note }: FiguresProps) {
  return (
    <details className={styles.figuresTable}>
      <summary>
        As a table<span className="sr">: {name}</span>
      </summary>
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...values]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.method}>{note}</p>}
      <p className={styles.method}>
        To rerun it: <code>{command}</code>
      </p>
    </details>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
