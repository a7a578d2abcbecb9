import { mailResumed } from '@grovemail/domain/forms/preferences.ts';
import { shownList } from '@grovemail/domain/preferences/shown-recipient.ts';
import { suppressionSentences } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { type SubmitEvent, useState } from 'react';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import { call } from './call.ts';
import { ResumeForm } from './ResumeForm.tsx';
import type { SuppressedMail } from './show-stopped.ts';

interface Props {
  state: SuppressedMail;
  /** Where mail is asked for again. */
  action: string;
}

type Resuming = 'open' | 'busy' | 'resumed' | { failed: string };

/** What is stopped now and since when, and a way to get the mail again. */
export function SuppressedNow({ state: { stopped, resume }, action }: Props) {
  const [resuming, setResuming] = useState<Resuming>('open');

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (resuming === 'busy') return;
    setResuming('busy');
    const called = await call(action, jsonPost(JSON.stringify({ token: resume })));
    if (called.kind === 'accepted') setResuming('resumed');
    else setResuming({ failed: called.kind === 'rejected' ? called.error : notResumed });
  }

  if (resuming === 'resumed') {
    return (
      <Alert kind="success" ref={takeFocus}>
        {`${mailResumed.title}. ${mailResumed.text}`}
      </Alert>
    );
  }
  const list = shownList(location.pathname) ?? allLists;
  const stops = stopped.map(({ scope, since, is_choice: isChoice, ends_at: end }) => {
    return { scope, since: Date.parse(since), isChoice, endsAt: end ? Date.parse(end) : null };
  });
  return (
    <>
      <ul>
        {suppressionSentences(stops, list).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {typeof resuming === 'object' && (
        <Alert kind="error" ref={takeFocus}>
          {resuming.failed}
        </Alert>
      )}
      {resume !== null && (
        <ResumeForm action={action} token={resume} busy={resuming === 'busy'} onSubmit={ask} />
      )}
    </>
  );
}

const notResumed = 'We could not turn this email back on. Please try again.';
