import { preferenceOutcomes, reasonForm } from '@grovemail/domain/forms/preferences.ts';
import { type SubmitEvent, useState } from 'react';
import { jsonPost } from '../../browser/call-api.ts';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import { call } from './call.ts';
import { ReasonForm } from './ReasonForm.tsx';
import type { SavedChoice } from './save-choice.ts';
import { UndoForm } from './UndoForm.tsx';

interface Props {
  saved: SavedChoice;
  addresses: { undo: string; reason: string };
  busy: boolean;
  onUndo: () => void;
}

/** What is true now, the way back, and the question why, which nobody has to answer. */
export function Saved({ saved, addresses, busy, onUndo }: Props) {
  const [asked, setAsked] = useState<'open' | 'busy' | 'noted' | 'failed'>('open');
  const { scope, undo: token } = saved;

  async function tell(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asked === 'busy') return;
    const reason = new FormData(event.currentTarget).get('reason');
    setAsked('busy');
    const { kind } = await call(addresses.reason, jsonPost(JSON.stringify({ token, reason })));
    setAsked(kind === 'accepted' ? 'noted' : 'failed');
  }

  return (
    <>
      <p>{preferenceOutcomes[scope]}</p>
      {token !== null && (
        <>
          <UndoForm action={addresses.undo} token={token} busy={busy} onSubmit={onUndo} />
          {asked === 'noted' ? (
            <Alert kind="success" ref={takeFocus}>
              {reasonForm.notices.success}
            </Alert>
          ) : (
            <ReasonForm
              action={addresses.reason}
              token={token}
              busy={asked === 'busy'}
              failed={asked === 'failed'}
              onSubmit={tell}
            />
          )}
        </>
      )}
    </>
  );
}
