import { showField } from '@grovemail/domain/forms/preferences.ts';
import { type SubmitEvent, useState } from 'react';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';
import { SuppressedNow } from './SuppressedNow.tsx';
import { type SuppressedMail, showSuppressed } from './show-stopped.ts';

interface Props {
  addresses: { state: string; resume: string };
  onUnknownLink: () => void;
}

/**
 * Shows what is stopped after a press, never when the page is opened: what opens links has no part in it. Without
 * script the form posts to the signed link that is the page's URL.
 */
export function AskState({ addresses, onUnknownLink }: Props) {
  const [state, setState] = useState<SuppressedMail | null>(null);
  const [asking, setAsking] = useState<'open' | 'busy' | 'failed'>('open');

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asking === 'busy') return;
    setAsking('busy');
    const called = await showSuppressed(addresses.state);
    const shown = called.kind === 'accepted' ? (called.payload?.data ?? null) : null;
    setAsking(shown ? 'open' : 'failed');
    setState(shown);
    if (called.kind === 'rejected') onUnknownLink();
  }

  return (
    <section className={styles.aside} aria-label="Your opt-outs">
      {state ? (
        <>
          <h2 className={styles.title}>Your opt-outs</h2>
          <SuppressedNow state={state} action={addresses.resume} />
        </>
      ) : (
        <form className={styles.form} method="post" aria-label="Your opt-outs" onSubmit={ask}>
          <input type="hidden" name={showField} value="stopped" />
          {asking === 'failed' && (
            <Alert kind="error" ref={takeFocus}>
              {notShown}
            </Alert>
          )}
          <SubmitButton look="link" busy={asking === 'busy'}>
            Show my opt-outs
          </SubmitButton>
        </form>
      )}
    </section>
  );
}

const notShown = 'We could not show your opt-outs. Please try again.';
