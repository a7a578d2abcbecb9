import type { RecordDetail } from '@grovemail/contract/console/records.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { DetailState } from '../../components/DetailState.tsx';
import styles from '../../components/detail.module.css';
import { Pill } from '../../components/Pill.tsx';
import { Reading } from '../../components/Reading.tsx';
import { moment } from '../../components/times.ts';
import { Message } from '../../frame/Message.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { kinds } from './nouns.ts';

interface Props {
  id: string;
  now: number;
  place: { at: number; of: number } | null;
  judges: boolean;
  keep(): void;
  discard(): void;
  step(by: number): void;
  back(): void;
}

/** One record, and what can be done with it. */
export function RecordDetailPane({ id, now, place, judges, keep, discard, step, back }: Props) {
  const { body, error } = useCall<RecordDetail>(`/api/records/${id}`);
  const { readingOnly } = useFrame();
  if (!body) return <DetailState error={error} />;
  const { kind, title, email, message, messageLength, facts, reason, createdAt } = body;
  const { label, tone } = kinds[kind] ?? { label: kind, tone: 'sky' as const };
  return (
    <section className={styles.detail} aria-labelledby="detail-title">
      <header className={styles.head}>
        <PhoneSteps {...{ place, back, step }} />
        <div className={styles.title}>
          <div>
            <h2 id="detail-title">{title || label}</h2>
            <p>
              <Pill tone={tone}>{label}</Pill> <span>{email}</span>{' '}
              <span>{moment(createdAt, now)}</span>
            </p>
          </div>
        </div>
        {reason !== null && (
          <p className={styles.strip}>
            <span>
              <b>Held back:</b> {reason}. Nobody was told of it, and nothing was sent.
            </span>
          </p>
        )}
        {judges && reason !== null && (
          <div className={styles.actions}>
            <Button look="lime" icon="check" shortcut="K" impossible={readingOnly} onClick={keep}>
              A person sent it
            </Button>
            <Button icon="trash" shortcut="D" impossible={readingOnly} onClick={discard}>
              Discard…
            </Button>
          </div>
        )}
      </header>
      <Reading label="Record">
        <Message {...{ message, messageLength }} path={`/api/records/${id}/message`} />
        {facts.length > 0 && (
          <section className={styles.form}>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </Reading>
    </section>
  );
}
