import type { Judged, Judgement, RecordItem } from '@grovemail/contract/console/records.ts';
import { createElement, type ReactNode, useState } from 'react';
import { CallError, post } from '../../calls/call.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';

/** Keeps or discards records of the quarantine. Discarding asks first, since nothing brings them back. */
export function useJudge(records: readonly RecordItem[], onJudged: () => void) {
  const { refresh } = useFrame();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const judge = async (how: Judgement) => {
    setIsAsking(false);
    try {
      const body = { records: records.map(({ kind, id }) => ({ kind, id })) };
      const { done, gone } = await post<Judged>(`/api/quarantine/${how}`, body);
      const verb = how === 'keep' ? 'Kept, and handled now' : 'Discarded';
      const others = gone === 0 ? '' : `, ${gone} judged before by somebody else`;
      toast({ text: `${verb}: ${done}${others}` });
      refresh();
      onJudged();
    } catch (error) {
      if (error instanceof CallError) toast({ text: error.message, icon: 'warning' });
    }
  };
  const dialog: ReactNode = isAsking
    ? createElement(DiscardDialog, {
        count: records.length,
        discard: () => void judge('discard'),
        close: () => setIsAsking(false),
      })
    : null;
  return { judge: (how: Judgement) => void judge(how), asks: () => setIsAsking(true), dialog };
}
