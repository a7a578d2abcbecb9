import { preferenceReasons, reasonForm } from '@grovemail/domain/forms/preferences.ts';
import type { SubmitEventHandler } from 'react';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import { Icon } from '../../components/Icon.tsx';
import { RadioGroup } from '../../components/RadioGroup.tsx';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';

interface Props {
  action: string;
  token: string;
  busy?: boolean;
  failed?: boolean;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/** Asks for a reason, which recipients may leave out. */
export function ReasonForm({ action, token, busy = false, failed = false, onSubmit }: Props) {
  return (
    <details className={styles.why} open={failed || undefined}>
      <summary className={styles.summary}>
        Tell us why (optional)
        <Icon name="chevron" />
      </summary>
      <form
        className={styles.form}
        method="post"
        action={action}
        aria-label="Why"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="token" value={token} />
        {failed && (
          <Alert kind="error" ref={takeFocus}>
            {reasonForm.notices.failure}
          </Alert>
        )}
        <RadioGroup
          name={reasonForm.fields.reason.name}
          legend="What was the reason?"
          options={preferenceReasons}
        />
        <SubmitButton look="outline" busy={busy}>
          Send answer
        </SubmitButton>
      </form>
    </details>
  );
}
