import type { ReactNode } from 'react';
import buttons from '../../components/button.module.css';
import styles from './sample-log.module.css';
import { type SampleLine, sampleLines, sampleOutcome, shownTime } from './sample-words.ts';
import { useSampleLog } from './use-sample-log.ts';

interface Props {
  action: string;
  /** Null if the response had none. */
  token: string | null;
  /** Whether the email was sent before, and not again. */
  isRepeat: boolean;
  email: string;
  /** Whether the title takes the focus. */
  takesFocus: boolean;
  /** Brings the form back. */
  onAgain: () => void;
}

/** The log of one email, drawn from its own timestamps as they come in. Only its outcome is announced. */
export function SampleLog({ action, token, isRepeat, email, takesFocus, onAgain }: Props) {
  const followed = useSampleLog(action, token);
  const { log, phase } = followed;
  const isAccepted = phase === 'settled' && log?.status === 'sent';
  return (
    <section className={styles.log} data-letter="" aria-labelledby="sample-log">
      <h3
        id="sample-log"
        ref={takesFocus ? focus : undefined}
        tabIndex={-1}
        className={styles.title}
      >
        Your delivery log
      </h3>
      <p className={styles.to}>{email}</p>
      {isRepeat && <p>It was just sent, so it wasn’t sent again. This is its log.</p>}
      <ol className={styles.lines}>
        {log &&
          sampleLines(log).map((line, index, lines) => (
            <Line key={line.name + line.at} {...line} before={lines[index - 1]?.at} />
          ))}
        {phase === 'following' && (
          <Row name="Waiting" isPending>
            For the mail server’s reply
          </Row>
        )}
      </ol>
      <p role="status" className={`${styles.outcome} ${isAccepted ? styles.accepted : ''}`}>
        {sampleOutcome(followed)}
      </p>
      <button type="button" className={buttons.link} onClick={onAgain}>
        Send to another address
      </button>
    </section>
  );
}

/** The log that takes the form's place, still empty. */
export function AwaitedLog() {
  return (
    <ol className={`${styles.lines} ${styles.awaited}`} aria-label="What you will watch">
      <Row name="Queued" isPending>
        When you click “Send it to me”
      </Row>
      <Row name="Accepted" isPending>
        When the mail server replies
      </Row>
    </ol>
  );
}

function Line({
  name,
  at,
  before,
  detail,
  reply,
  isBad,
}: SampleLine & { before: string | undefined }) {
  return (
    <Row name={name} time={<time dateTime={at}>{shownTime(at, before)}</time>} isBad={isBad}>
      {reply === null ? detail : <code>{reply}</code>}
    </Row>
  );
}

interface RowProps {
  name: string;
  time?: ReactNode;
  isBad?: boolean;
  isPending?: boolean;
  children: ReactNode;
}

function Row({ name, time, isBad = false, isPending = false, children }: RowProps) {
  const look = `${isBad ? styles.bad : ''} ${isPending ? styles.pending : ''}`.trim();
  return (
    <li className={look || undefined}>
      <b>{name}</b>
      {time}
      <span>{children}</span>
    </li>
  );
}

function focus(title: HTMLElement | null): void {
  title?.focus();
}
