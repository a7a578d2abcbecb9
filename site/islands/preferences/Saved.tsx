import { preferenceOutcome, reasonForm } from '@grovemail/domain/forms/preferences.ts';
import { type SubmitEvent, useState } from 'react';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import { call } from './call.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { SuppressedNow } from './SuppressedNow.tsx';
import type { SavedChoice } from './save-choice.ts';
import { UndoForm } from './UndoForm.tsx';

interface Props {
  saved: SavedChoice;
  /** Whose email it is, by name. */
  sender: string;
  addresses: { undo: string; reason: string; resume: string };
  busy: boolean;
  onUndo: () => void;
}

/** What was saved, what else is stopped, a way to undo it, and an optional question for the reason. */
export function Saved({ saved, sender, addresses, busy, onUndo }: Props) {
  const [reasonState, setReasonState] = useState<'open' | 'busy' | 'noted' | 'failed'>('open');
  const { list, undo: token, stopped } = saved;

  async function sendReason(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reasonState === 'busy') return;
    const reason = new FormData(event.currentTarget).get('reason');
    setReasonState('busy');
    const { kind } = await call(addresses.reason, jsonPost(JSON.stringify({ token, reason })));
    setReasonState(kind === 'accepted' ? 'noted' : 'failed');
  }

  return (
    <>
      <p>{preferenceOutcome(list, sender)}</p>
      {(token === null || stopped.length > 1) && (
        <SuppressedNow
          state={token === null ? saved : { ...saved, resume: null }}
          action={addresses.resume}
        />
      )}
      {token !== null && (
        <>
          <UndoForm action={addresses.undo} token={token} busy={busy} onSubmit={onUndo} />
          {reasonState === 'noted' ? (
            <Alert kind="success" ref={takeFocus}>
              {reasonForm.notices.success}
            </Alert>
          ) : (
            <ReasonForm
              action={addresses.reason}
              token={token}
              busy={reasonState === 'busy'}
              failed={reasonState === 'failed'}
              onSubmit={sendReason}
            />
          )}
        </>
      )}
    </>
  );
}
