import { useRef } from 'react';
import { CallError } from '../calls/call.ts';
import { useToast } from './ToastPlace.tsx';

/** Runs one change at a time, ignores others meanwhile, and shows a failed call as a toast. */
export function useAct(): (change: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  const isBusy = useRef(false);
  return async (change) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await change();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast({ text: error.message, icon: 'warning' });
    } finally {
      isBusy.current = false;
    }
  };
}
