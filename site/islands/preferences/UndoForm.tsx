import type { SubmitEvent } from 'react';
import { SubmitButton } from '../../components/SubmitButton.tsx';
import styles from './preferences.module.css';

interface Props {
  action: string;
  token: string;
  busy?: boolean;
  onSubmit?: () => void;
}

/** Undoes a change of preferences, also without JavaScript. */
export function UndoForm({ action, token, busy = false, onSubmit }: Props) {
  const submit = onSubmit && {
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      onSubmit();
    },
  };
  return (
    <form className={styles.undo} method="post" action={action} aria-label="Undo" {...submit}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton look="outline" busy={busy}>
        Undo
      </SubmitButton>
      <p className={styles.hint}>Not what you meant? You can undo this for ten minutes.</p>
    </form>
  );
}
