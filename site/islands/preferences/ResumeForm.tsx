import type { SubmitEvent } from 'react';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';

interface Props {
  action: string;
  token: string;
  busy?: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Asks for mail again that the recipient had stopped. */
export function ResumeForm({ action, token, busy = false, onSubmit }: Props) {
  return (
    <form
      className={styles.undo}
      method="post"
      action={action}
      aria-label="Get email again"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="token" value={token} />
      <SubmitButton look="outline" busy={busy}>
        Get this email again
      </SubmitButton>
      <p className={styles.hint}>
        You’ll get everything listed above again. You can stop it at any time.
      </p>
    </form>
  );
}
