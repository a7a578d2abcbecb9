import { type ReactNode, useRef, useState } from 'react';
import { CallError } from '../calls/call.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import fields from './fields.module.css';

interface Props {
  title: string;
  submitLabel: string;
  /** Replaces `submitLabel` while the call runs. */
  busyLabel?: string;
  cancelLabel?: string;
  /** The action cannot be undone, so the cancel button has the focus first. */
  isDanger?: boolean;
  /** Why the form cannot be submitted yet. */
  disabledReason?: string | undefined;
  /** Shown next to the buttons. */
  note?: ReactNode;
  /** @returns a function to call once the dialog is closed. @throws {CallError} which the dialog shows */
  submit(): Promise<() => void>;
  close(): void;
  children: ReactNode;
}

/** A dialog with a form that is submitted once, also to confirm an action. */
export function FormDialog(props: Props) {
  const { title, submitLabel, busyLabel = submitLabel, cancelLabel = 'Cancel' } = props;
  const { isDanger = false, disabledReason, note, submit, close, children } = props;
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async () => {
    if (isRunning.current || disabledReason !== undefined) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const afterClose = await submit();
      close();
      afterClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
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
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            look={isDanger ? 'danger' : 'settle'}
            disabledReason={disabledReason}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
