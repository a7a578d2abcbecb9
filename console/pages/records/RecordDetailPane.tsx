import type { RecordDetail } from '@grovemail/contract/console/records.ts';
import { useCall } from '../../calls/use-call.ts';
import { ActionBar } from '../../components/ActionBar.tsx';
import { DetailState } from '../../components/DetailState.tsx';
import styles from '../../components/detail.module.css';
import { FactList } from '../../components/Facts.tsx';
import { Pill } from '../../components/Pill.tsx';
import { Reading } from '../../components/Reading.tsx';
import { moment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { Message } from '../../frame/Message.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import type { Steps } from '../../frame/use-steps.ts';
import { kinds } from './nouns.ts';

interface Props extends Omit<Steps, 'pathOf'> {
  id: string;
  now: number;
  judges: boolean;
  keep(): void;
  discard(): void;
}

/** One record and its actions. */
export function RecordDetailPane({ id, now, place, judges, keep, discard, step, back }: Props) {
  const { body, error } = useCall<RecordDetail>(`/api/records/${id}`);
  if (!body) return <DetailState error={error} />;
  const { kind, title, email, message, messageLength, facts, reason, createdAt } = body;
  const look = kinds[kind];
  return (
    <section className={styles.detail} aria-labelledby="detail-title">
      <header className={styles.head}>
        <PhoneSteps place={place} back={back} step={step} />
        <div className={styles.title}>
          <div>
            <h2 id="detail-title">{title || look.label}</h2>
            <p>
              <Pill {...look} /> <span>{email}</span> <span>{moment(createdAt, now)}</span>
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
          <ActionBar>
            <ChangeButton look="lime" icon="check" shortcut="K" onClick={keep}>
              A person sent it
            </ChangeButton>
            <ChangeButton icon="trash" shortcut="D" onClick={discard}>
              Discard…
            </ChangeButton>
          </ActionBar>
        )}
      </header>
      <div className={styles.body}>
        <Reading label="Record">
          <Message
            message={message}
            messageLength={messageLength}
            path={`/api/records/${id}/message`}
          />
          {facts.length > 0 && (
            <section className={styles.form}>
              <FactList facts={facts} />
            </section>
          )}
        </Reading>
      </div>
    </section>
  );
}
