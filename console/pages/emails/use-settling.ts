import type { SettledNow } from '@grovemail/contract/console/gave-up.ts';
import type { Settling } from '@grovemail/contract/console/gave-up-bodies.ts';
import { useRef } from 'react';
import { CallError, post } from '../../calls/call.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';

export type Deed = 'resend' | 'discard';

/** Sends again what gave up, or discards it, and says how many that were. @param done called afterwards */
export function useSettling(done: () => void): (deed: Deed, wanted: Settling) => Promise<void> {
  const toast = useToast();
  const { refresh } = useFrame();
  const isBusy = useRef(false);
  return async (deed, wanted) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { settled } = await post<SettledNow>(`/api/gave-up/${deed}`, wanted);
      toast({ text: saidOf(deed, settled), icon: deed === 'resend' ? 'resend' : 'trash' });
    } catch (error) {
      if (error instanceof CallError) toast({ text: error.message, icon: 'warning' });
    } finally {
      isBusy.current = false;
    }
    refresh();
    done();
  };
}

function saidOf(deed: Deed, settled: number): string {
  if (settled === 0) return 'Nothing was left to settle: somebody was faster.';
  const number = settled.toLocaleString('en-US');
  return deed === 'resend' ? `${number} queued again` : `${number} discarded`;
}
