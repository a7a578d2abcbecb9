import { useRef } from 'react';
import { CallError } from '../calls/call.ts';
import { useToast } from './ToastPlace.tsx';

/** Changes something once at a time: a second change does nothing while one runs. A toast says what went wrong. */
export function useAct(): (work: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  const isBusy = useRef(false);
  return async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      toast({ text: failed.message, icon: 'warning' });
    } finally {
      isBusy.current = false;
    }
  };
}
