import type { EmailDetail, EmailTemplate } from '@grovemail/contract/console/emails.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { useCall } from '../../calls/use-call.ts';
import { ActionBar } from '../../components/ActionBar.tsx';
import { Address } from '../../components/Address.tsx';
import { Button, IconButton } from '../../components/Button.tsx';
import { DetailState } from '../../components/DetailState.tsx';
import styles from '../../components/detail.module.css';
import { Fact, FactGroup, Facts } from '../../components/Facts.tsx';
import { Pill } from '../../components/Pill.tsx';
import { Reading } from '../../components/Reading.tsx';
import { duration, moment } from '../../components/times.ts';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import { pathOfPerson } from '../../frame/path-of-person.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useChangeKeys } from '../../frame/use-change-keys.ts';
import type { Steps } from '../../frame/use-steps.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { templatePath } from '../templates/paths.ts';
import { causeWords } from './causes.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { EmailCard } from './EmailCard.tsx';
import { statuses } from './statuses.ts';
import { Timeline } from './Timeline.tsx';
import { titleOf } from './topics.ts';
import { useSettling } from './use-settling.ts';

const freshMs = 5_000;

interface Props extends Omit<Steps, 'pathOf'> {
  id: string;
  /** The address that was searched for. */
  to: string;
  now: number;
  onSettled(): void;
}

/** What happened to one email, and what can be done about it. */
export function Detail({ id, to, now, place, back, step, onSettled }: Props) {
  const call = useCall<EmailDetail>(withQuery(`/api/emails/${id}`, { to }), freshMs);
  const [, go] = useLocation();
  const { readingOnly } = useFrame();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const settle = useSettling(() => {
    call.refresh();
    onSettled();
  });
  const detail = call.body;
  const entry = detail?.entry?.state === 'dead' ? detail.entry : null;
  const settled = detail ? whyNot(detail) : undefined;
  const isAddress = detail?.to.includes('@') ?? false;
  const person = isAddress && detail ? pathOfPerson(detail.to) : null;
  const suppression = withQuery('/suppressions', { search: detail?.to });
  const resend = () => {
    if (entry && settled === undefined) void settle('resend', { ids: [entry.id] });
  };
  const copyId = async () => {
    await navigator.clipboard.writeText(id);
    toast({ text: 'Id copied', icon: 'copy' });
  };
  useChangeKeys({ s: resend, d: entry ? () => setAsks(true) : undefined });
  useKeys({
    l: detail && detail.stopped.length > 0 ? () => go(suppression) : undefined,
    o: detail?.isTemplate ? () => go(templatePath(detail.what)) : undefined,
    p: person === null ? undefined : () => go(person),
    c: () => void copyId(),
  });

  if (!detail) return <DetailState error={call.error} />;
  return (
    <section className={styles.detail} aria-labelledby="detail-title">
      <header className={styles.head}>
        <PhoneSteps place={place} back={back} step={step} />
        <div className={styles.title}>
          <div>
            <h2 id="detail-title">{titleOf(detail)}</h2>
            <p>
              <Pill {...statuses[detail.status]} />
              {detail.to !== '' && (
                <span>
                  to <b>{detail.to}</b>
                </span>
              )}
              <span>
                {moment(detail.createdAt, now)}, {duration(now - detail.createdAt)} ago
              </span>
            </p>
          </div>
        </div>
        <ActionBar disabledReason={readingOnly === undefined ? settled : undefined}>
          <ChangeButton
            look="lime"
            icon="resend"
            shortcut="S"
            disabledReason={settled}
            onClick={resend}
          >
            Resend
          </ChangeButton>
          {entry && (
            <ChangeButton look="asks" icon="trash" shortcut="D" onClick={() => setAsks(true)}>
              Discard…
            </ChangeButton>
          )}
          {detail.stopped.length > 0 && (
            <Button icon="suppressions" shortcut="L" onClick={() => go(suppression)}>
              See what is stopped
            </Button>
          )}
          {person !== null && (
            <span className={styles.onPhones}>
              <IconButton icon="person" label="Everything stored" onClick={() => go(person)} />
            </span>
          )}
          <span className={styles.link}>
            <IconButton icon="copy" label="Copy the id" onClick={() => void copyId()} />
          </span>
        </ActionBar>
      </header>
      <div className={styles.body}>
        <div className={styles.main} data-facts="wide">
          <Reading label="Timeline">
            <Timeline detail={detail} now={now} />
          </Reading>
          <EmailFacts detail={detail} person={person} now={now} />
        </div>
      </div>
      {asks && entry && (
        <DiscardDialog
          count={1}
          close={() => setAsks(false)}
          discard={() => void settle('discard', { ids: [entry.id] })}
        />
      )}
    </section>
  );
}

/** Why it is not sent again; undefined if it can be. */
function whyNot({ status, entry }: EmailDetail): string | undefined {
  if (entry?.gaveUp) {
    const { resend } = causeWords(entry.gaveUp);
    return resend === 'can' ? undefined : resend.cannot;
  }
  if (entry?.isUnderWay) return 'it is being sent now';
  if (status === 'queued') return 'it is tried again by itself';
  if (status === 'failed') return 'it was discarded, or is not to be sent again';
  if (status === 'suppressed') return 'mail to its recipient was stopped';
  return 'its text was deleted once it was sent';
}

interface FactsProps {
  detail: EmailDetail;
  person: string | null;
  now: number;
}

function EmailFacts({ detail, person, now }: FactsProps) {
  const { id, what, isTemplate, replyTo, unfilled, entry, stopped } = detail;
  const { body } = useCall<EmailTemplate>(isTemplate ? `/api/emails/${id}/template` : null);
  const template = body?.template ?? null;
  return (
    <Facts>
      {body && (
        <section>
          <EmailCard detail={detail} template={template} now={now} />
        </section>
      )}
      <FactGroup title={isTemplate ? 'Email' : 'Entry of the outbox'}>
        <Fact label="Id">
          <code title={id}>{id.slice(-12)}</code>
        </Fact>
        <Fact label={isTemplate ? 'Template' : 'Topic'}>
          {isTemplate ? (
            <>
              <Link href={templatePath(what)}>
                <code>{what}</code>
              </Link>
              {template && `, ${template.version}`}
            </>
          ) : (
            <code>{what}</code>
          )}
        </Fact>
        {template && <Fact label="Kind">{template.kind}</Fact>}
        {replyTo !== null && (
          <Fact label="Reply-To">
            <Address>{replyTo}</Address>
          </Fact>
        )}
        {entry && <Fact label="Tried">{String(entry.attempts)}</Fact>}
        {unfilled.length > 0 && <Fact label="Left unfilled">{unfilled.join(', ')}</Fact>}
      </FactGroup>
      {stopped.length > 0 && (
        <FactGroup title="Stopped for this address now">
          {stopped.map(({ account, list, source }) => (
            <Fact key={`${account} ${list}`} label={list === '*' ? 'All mail' : list}>
              {source}
            </Fact>
          ))}
        </FactGroup>
      )}
      {person !== null && (
        <section>
          <Link href={person}>Everything about this person</Link>
        </section>
      )}
    </Facts>
  );
}
