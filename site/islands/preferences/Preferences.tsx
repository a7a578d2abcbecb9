import { preferencesForm, preferencesUndone } from '@grovemail/domain/forms/preferences.ts';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert } from '../../components/Alert.tsx';
import { fillEmpty } from '../../form-state/draft.ts';
import { sendAcrossLeaving } from '../../form-state/send-across-leaving.ts';
import { createSubmissions } from '../../form-state/submissions.ts';
import { useHydrated } from '../../form-state/use-hydrated.ts';
import { AskState } from './AskState.tsx';
import { BrokenLink } from './BrokenLink.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { call } from './call.ts';
import styles from './preferences.module.css';
import { Saved } from './Saved.tsx';
import { isUnknownLink, readSaved, type SavedChoice, saveChoice } from './save-choice.ts';

interface Props {
  /** Whose email it is, by name. */
  sender: string;
  /** The specified call, without the tracking id. */
  unsubscribe: string;
  /** What our own API offers beside it; null if the recipients are those of another service. */
  own: Record<'state' | 'resume' | 'undo' | 'reason' | 'link', string> | null;
}

interface Notice {
  kind: 'success' | 'error';
  text: string;
}

const { success, failure } = preferencesForm.notices;

/**
 * The recipient's choice. Nothing is sent without a click; to our own API, one whose response had not come when the
 * page was left is repeated on return. Before hydration the form posts to its own URL.
 */
export default function Preferences({ sender, unsubscribe, own }: Props) {
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<SavedChoice | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [needsLink, setNeedsLink] = useState(false);
  const choice = useRef('current');
  const parts = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  useHydrated(parts);
  const submissions = useInterruptedChoice(parts, own !== null);
  useEffect(() => {
    if (notice && alert.current) focusBelowHead(alert.current);
  }, [notice]);

  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    await work();
    setBusy(false);
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    choice.current = String(new FormData(event.currentTarget).get('lists'));
    // The key has no use: saving a choice twice is saving it once.
    submissions.current?.begin(event.currentTarget).seal('');
    return act(async () => {
      const called = await sendAcrossLeaving(
        () => saveChoice(unsubscribe, choice.current),
        own !== null,
      );
      submissions.current?.forget();
      setNeedsLink(isUnknownLink(called));
      if (called.kind === 'accepted') setSaved(own && readSaved(called.payload));
      setNotice(
        called.kind === 'accepted'
          ? { kind: 'success', text: success }
          : { kind: 'error', text: failure },
      );
    });
  }

  function undo(url: string) {
    return act(async () => {
      const called = await call(url, jsonPost(JSON.stringify({ token: saved?.undo })));
      if (called.kind === 'accepted') setSaved(null);
      const { title, text } = preferencesUndone;
      setNotice(
        called.kind === 'accepted'
          ? { kind: 'success', text: `${title}. ${text}` }
          : { kind: 'error', text: called.kind === 'rejected' ? called.error : undoFailed },
      );
    });
  }

  function dismiss() {
    setNotice(null);
    parts.current?.querySelector<HTMLElement>('input:checked, [type=submit]')?.focus();
  }

  const isBroken = own !== null && saved === null && needsLink;
  return (
    <div ref={parts} className={styles.parts} data-saved={saved ? '' : undefined}>
      {notice && !isBroken && (
        <Alert kind={notice.kind} ref={alert} onDismiss={dismiss}>
          {notice.text}
        </Alert>
      )}
      {own && saved ? (
        <Saved
          saved={saved}
          sender={sender}
          addresses={own}
          busy={busy}
          onUndo={() => undo(own.undo)}
        />
      ) : isBroken ? (
        <BrokenLink action={own.link} sender={sender} notice={notice?.text} />
      ) : (
        <>
          <ChoiceForm sender={sender} initial={choice.current} busy={busy} onSubmit={save} />
          {own && (
            <>
              <AskState addresses={own} onUnknownLink={() => setNeedsLink(true)} />
              <p className={styles.small}>
                Link not working? <a href="/preferences">Get a new one</a>
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** Repeats a choice whose response had not come when the page was left. @param isOwn whether our own API takes it */
function useInterruptedChoice(parts: RefObject<HTMLElement | null>, isOwn: boolean) {
  const submissions = useRef<ReturnType<typeof createSubmissions>>(null);
  useEffect(() => {
    const form = parts.current?.querySelector<HTMLFormElement>('form[data-draft]');
    // Another recipient's link may have been opened in this tab before.
    const made = createSubmissions(preferencesForm.id, location.pathname);
    submissions.current = made;
    if (!form || !made.hasInterrupted()) return;
    fillEmpty(form, made.interruptedFields());
    if (isOwn) form.requestSubmit();
    else made.forget();
  }, [parts, isOwn]);
  return submissions;
}

/** What takes the form's place is shorter: up to the envelope's head, if the message stays in view. */
function focusBelowHead(message: HTMLElement): void {
  message.focus({ preventScroll: true });
  scrollTo(0, 0);
  message.scrollIntoView({ block: 'nearest' });
}

const undoFailed = 'We could not undo this. Please try again.';
