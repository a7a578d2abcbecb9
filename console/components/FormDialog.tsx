import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../calls/call.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import fields from './fields.module.css';

interface Props {
  title: string;
  /** What the button does, and what it says meanwhile if that takes its time. */
  action: string;
  doing?: string;
  /** What the other button does. */
  keep?: string;
  /** It cannot be undone: the dialog opens with the focus on what keeps things. */
  isDanger?: boolean;
  /** Why it is not possible yet. */
  impossible?: string | undefined;
  /** Stands beside the buttons. */
  note?: ReactNode;
  /** If it fails, the dialog says why. @returns what follows once the dialog is closed, and may take the focus */
  submit(): Promise<() => void>;
  close(): void;
  children: ReactNode;
}

/** Asks for what a change needs, or whether it is meant, and does it once. */
export function FormDialog(props: Props) {
  const { title, action, doing = action, keep = 'Cancel', isDanger = false, children } = props;
  const { impossible, note, submit, close } = props;
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async () => {
    if (isRunning.current || impossible !== undefined) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const follow = await submit();
      close();
      follow();
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setProblem(failed.message);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={title} close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {children}
        {problem !== '' && (
          <p className={fields.error} role="alert">
            {problem}
          </p>
        )}
        <footer>
          {note}
          <Button data-first={isDanger || undefined} onClick={close}>
            {keep}
          </Button>
          <Button type="submit" look={isDanger ? 'danger' : 'settle'} impossible={impossible}>
            {isBusy ? doing : action}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
