import type { SettledNow } from '@grovemail/contract/console/gave-up.ts';
import type { SettleBody } from '@grovemail/contract/console/gave-up-bodies.ts';
import { post } from '../../calls/call.ts';
import { digits } from '../../components/counts.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';

export type SettleAction = 'resend' | 'discard';

/** Sends again what gave up, or discards it, and says how many that were. @param done called afterwards */
export function useSettling(
  done: () => void,
): (action: SettleAction, wanted: SettleBody) => Promise<void> {
  const toast = useToast();
  const { refresh } = useFrame();
  const act = useAct();
  return (action, wanted) =>
    act(async () => {
      try {
        const { settled } = await post<SettledNow>(`/api/gave-up/${action}`, wanted);
        toast({ text: saidOf(action, settled), icon: action === 'resend' ? 'resend' : 'trash' });
      } finally {
        refresh();
        done();
      }
    });
}

function saidOf(action: SettleAction, settled: number): string {
  if (settled === 0) return 'Nothing was left to settle: somebody was faster.';
  return `${digits(settled)} ${action === 'resend' ? 'queued again' : 'discarded'}`;
}
