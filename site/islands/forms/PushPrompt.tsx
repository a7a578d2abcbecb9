import { type MouseEvent, useEffect, useState } from 'react';
import { rememberAsked } from '../../browser/push-question.ts';
import alert from '../../components/alert.module.css';
import button from '../../components/button.module.css';
import submit from '../../components/submit-button.module.css';
import styles from './newsletter-form.module.css';

/**
 * Asks someone who signed up on an earlier visit whether this browser may show notifications. The browser's own
 * permission prompt appears only after a click. Renders nothing where it cannot ask.
 * @param email the contact who gets the notifications
 */
export function PushPrompt({ email }: { email: string }) {
  const [stage, setStage] = useState<'away' | 'asking' | 'busy' | 'subscribed'>('away');

  useEffect(() => {
    let here = true;
    void canBeAsked().then((can) => {
      if (can && here) setStage('asking');
    });
    return () => {
      here = false;
    };
  }, []);

  async function answer(event: MouseEvent<HTMLButtonElement>, isWanted: boolean) {
    const { form } = event.currentTarget;
    rememberAsked(Date.now());
    setStage('busy');
    const saved = isWanted ? await GroveWebPush.subscribe({ email }) : null;
    setStage(saved ? 'subscribed' : 'away');
    // The button that had the focus is gone.
    form?.querySelector<HTMLElement>('input[name=email]')?.focus();
  }

  if (stage === 'away') return null;
  return (
    <div className={`${alert.alert} ${alert.success}`} role="group" aria-label="Notifications">
      <div className={styles.newsletter}>
        <p aria-live="polite">
          {stage === 'subscribed'
            ? 'Notifications are on in this browser.'
            : 'Get a notification when we publish?'}
        </p>
        {stage !== 'subscribed' && (
          <div className={styles.answers}>
            <button
              type="button"
              className={`${button.button} ${button.small} ${button.lime} ${submit.submit}`}
              disabled={stage === 'busy'}
              onClick={(event) => answer(event, true)}
            >
              Notify me
            </button>
            <button
              type="button"
              className={`${button.button} ${button.small} ${button.outline} ${submit.submit}`}
              disabled={stage === 'busy'}
              onClick={(event) => answer(event, false)}
            >
              Not now
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Loads web push on demand, since other visitors do not need it. */
async function canBeAsked(): Promise<boolean> {
  try {
    await import('/gm-web-push.js');
    await GroveWebPush.init();
    return (await GroveWebPush.state()) === 'default';
  } catch {
    return false;
  }
}
