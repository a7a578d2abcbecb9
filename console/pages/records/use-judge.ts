import type { Judged, Judgment, RecordItem } from '@grovemail/contract/console/records.ts';
import { post } from '../../calls/call.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';

/** Keeps or discards records of the quarantine. */
export function useJudge(onJudged: (records: readonly RecordItem[]) => void) {
  const { refresh } = useFrame();
  const toast = useToast();
  const act = useAct();
  return (how: Judgment, records: readonly RecordItem[]) =>
    void act(async () => {
      const body = { records: records.map(({ kind, id }) => ({ kind, id })) };
      const { done, gone } = await post<Judged>(`/api/quarantine/${how}`, body);
      const verb = how === 'keep' ? 'Kept, and handled now' : 'Discarded';
      const others = gone === 0 ? '' : `, ${gone} judged before by somebody else`;
      toast({ text: `${verb}: ${done}${others}` });
      refresh();
      onJudged(records);
    });
}
