import type { InboxDetail, InboxItem } from '@grovemail/contract/console/inbox.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { ActionBar } from '../../components/ActionBar.tsx';
import { Button, IconButton } from '../../components/Button.tsx';
import { DetailState } from '../../components/DetailState.tsx';
import styles from '../../components/detail.module.css';
import { FactList } from '../../components/Facts.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Initials } from '../../components/Initials.tsx';
import { Pill } from '../../components/Pill.tsx';
import { Reading } from '../../components/Reading.tsx';
import { ChangeButton } from '../../frame/ChangeButton.tsx';
import { Message } from '../../frame/Message.tsx';
import { PhoneSteps } from '../../frame/PhoneSteps.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import type { Steps } from '../../frame/use-steps.ts';
import { borrowFocus } from '../../keyboard/focus.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { Facts } from './Facts.tsx';
import { Figures } from './Figures.tsx';
import { kinds } from './kinds.ts';
import { Notes } from './Notes.tsx';
import { OwnerChoice } from './OwnerChoice.tsx';
import { ReplyPreview } from './ReplyPreview.tsx';
import { markRead } from './read-marks.ts';
import { replyLink } from './reply-link.ts';
import { useHandling } from './use-handling.ts';

const freshMs = 5_000;

interface Props extends Omit<Steps, 'pathOf'> {
  id: string;
  now: number;
  team: readonly string[];
  onChange(item: InboxItem): void;
}

/** One lead or enquiry. */
export function Detail({ id, now, team, place, back, step, onChange }: Props) {
  const detail = useCall<InboxDetail>(`/api/inbox/${id}`, freshMs);
  const { readingOnly } = useFrame();
  const [asksIfSent, setAsksIfSent] = useState(false);
  const owner = useRef<HTMLSelectElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => markRead(id), [id]);
  const { body, byColleague, acknowledge, answer, give } = useHandling(id, detail, (item) => {
    setAsksIfSent(false);
    onChange(item);
  });
  const reply = () => {
    if (!body) return;
    location.href = replyLink(body);
    if (body.answered === null && readingOnly === undefined) setAsksIfSent(true);
  };
  useKeys({
    r: reply,
    e: answer,
    a: () => owner.current?.focus(),
    n: () => note.current?.focus(),
  });

  if (!body) return <DetailState error={detail.error} />;
  const { kind, name, email, summary, message, messageLength, facts, savings, answered } = body;
  const isEnquiry = kind === 'enquiry';
  return (
    <section className={styles.detail} aria-labelledby="detail-title">
      <header className={styles.head}>
        <PhoneSteps place={place} back={back} step={step} />
        <div className={styles.title}>
          <Initials name={name} tone={kinds[kind].tone} />
          <div>
            <h2 id="detail-title">{isEnquiry ? summary : name}</h2>
            <p>
              {isEnquiry ? <b>{name}</b> : <Pill {...kinds[kind]} />} <span>{email}</span>
            </p>
          </div>
        </div>
        {byColleague && (
          <p className={styles.strip} role="status">
            <Icon name="person" />
            <span>
              <b>A colleague changed this</b> while you were reading. You see it as it is now.
            </span>
            <Button look="quiet" onClick={acknowledge}>
              Close
            </Button>
          </p>
        )}
        {asksIfSent ? (
          <div
            key="prompt"
            className={styles.prompt}
            role="status"
            ref={borrowFocus}
            tabIndex={-1}
            data-at-thumb
          >
            <Icon name="mailCheck" size={20} />
            <span>
              <b>Your mail program has the reply.</b> Did you send it?
            </span>
            <Button look="quiet" onClick={() => setAsksIfSent(false)}>
              Not yet
            </Button>
            <Button look="lime" shortcut="E" onClick={answer}>
              Yes, answered
            </Button>
          </div>
        ) : (
          <ActionBar
            secondary={
              <>
                <OwnerChoice ref={owner} owner={body.owner} team={team} choose={give} />
                <CopyLink />
              </>
            }
          >
            <Button look={answered ? 'outline' : 'lime'} icon="reply" shortcut="R" onClick={reply}>
              Reply by email
            </Button>
            <ChangeButton icon="check" shortcut="E" onClick={answer}>
              {answered ? 'Open again' : 'Answered'}
            </ChangeButton>
            {readingOnly === undefined && (
              <span className={styles.onPhones}>
                <IconButton
                  icon="note"
                  label="Write a note"
                  onClick={() => note.current?.focus()}
                />
              </span>
            )}
          </ActionBar>
        )}
      </header>
      <div className={styles.body}>
        <div className={styles.main}>
          <Reading label="Message">
            {savings && <Figures {...savings} />}
            <Message
              message={message}
              messageLength={messageLength}
              path={`/api/inbox/${id}/message`}
            />
            {facts.length > 0 && (
              <section className={styles.form}>
                <h3>The form</h3>
                <FactList facts={facts} />
              </section>
            )}
            {answered === null && <ReplyPreview detail={body} />}
          </Reading>
          <Facts detail={body} now={now} />
        </div>
        <Notes id={id} now={now} notes={body.notes} ref={note} onAdded={detail.refresh} />
      </div>
    </section>
  );
}

function CopyLink() {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast({ text: 'Link copied. It opens in a tab that has a key.', icon: 'link' });
  };
  return (
    <span className={styles.link}>
      <IconButton icon="link" label="Copy link" onClick={() => void copy()} />
    </span>
  );
}
