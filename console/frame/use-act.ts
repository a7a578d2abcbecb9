import { useRef, useState } from 'react';
import { CallError } from '../calls/call.ts';
import { useToast } from './ToastPlace.tsx';

export interface Acting {
  /** Runs a change, unless one is running. */
  act(work: () => Promise<void>): Promise<void>;
  /** Why the last one did not succeed, for a dialog; empty: it did. */
  error: string;
}

/** Changes something once at a time, and says what went wrong. @param isInDialog the dialog shows the error, not a toast */
export function useAct(isInDialog = false): Acting {
  const toast = useToast();
  const isBusy = useRef(false);
  const [error, setError] = useState('');
  return {
    error,
    async act(work) {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await work();
        setError('');
      } catch (failed) {
        if (!(failed instanceof CallError)) throw failed;
        if (isInDialog) setError(failed.message);
        else toast({ text: failed.message, icon: 'warning' });
      } finally {
        isBusy.current = false;
      }
    },
  };
}
