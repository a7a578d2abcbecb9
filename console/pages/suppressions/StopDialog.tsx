import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import styles from './suppressions.module.css';
import { useChange } from './use-change.ts';

/** Stops mail to an address, of one list or all. */
export function StopDialog({ close, done }: { close(): void; done(): void }) {
  const toast = useToast();
  const [isComplaint, setIsComplaint] = useState(false);
  const [email, setEmail] = useState('');
  const { problem, change } = useChange('/api/suppressions/stop', () => {
    toast({ text: `Stopped for ${email}` });
    done();
    close();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    void change({
      ...{ email, isComplaint, reason: text('reason') || null },
      list: isComplaint ? '*' : text('list') || '*',
    });
  };
  return (
    <Dialog title="Stop mail to an address" close={close}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          Address
          <input
            type="text"
            inputMode="email"
            autoComplete="off"
            required
            maxLength={320}
            value={email}
            onChange={({ target }) => setEmail(target.value.trim())}
          />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isComplaint}
            onChange={({ target }) => setIsComplaint(target.checked)}
          />
          They complained: stop mail of every kind
        </label>
        {!isComplaint && (
          <label>
            List, or empty for all
            <input type="text" name="list" autoComplete="off" pattern="[A-Za-z0-9_\-]{1,100}" />
          </label>
        )}
        <label>
          Why, if you like
          <input type="text" name="reason" autoComplete="off" maxLength={200} />
        </label>
        <p>The recipient cannot undo it; you can.</p>
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <footer>
          <Button onClick={close}>Cancel</Button>
          <Button look="settle" type="submit">
            Stop it
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
