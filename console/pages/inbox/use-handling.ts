import type { InboxDetail, InboxItem } from '@grovemail/contract/console/inbox.ts';
import { useEffect, useState } from 'react';
import { post } from '../../calls/call.ts';
import type { Called } from '../../calls/use-call.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';

type Change = { owner?: string | null; answered?: boolean };

/** Changes who answers what is read, one change after the other; each can be taken back. */
export function useHandling(
  id: string,
  detail: Called<InboxDetail>,
  onChange: (item: InboxItem) => void,
) {
  const { readingOnly, refresh, surroundings } = useFrame();
  const toast = useToast();
  /** What this page saw or made last; another version is a colleague's. */
  const [known, setKnown] = useState<number | null>(null);
  /** What this page changed, until the store is asked again. */
  const [made, setMade] = useState<InboxItem | null>(null);
  const act = useAct();
  const isNewer = made !== null && made.version >= (detail.body?.version ?? 0);
  const body = detail.body && (isNewer ? { ...detail.body, ...made } : detail.body);
  const version = body?.version ?? null;
  useEffect(() => setKnown((before) => before ?? version), [version]);

  const change = async (wanted: Change, seen: number, text: string, takeBack: Change) => {
    if (readingOnly !== undefined) return;
    await act(async () => {
      try {
        const request = { version: seen, ...wanted };
        const item = await post<InboxItem>(`/api/inbox/${id}/handling`, request);
        setKnown(item.version);
        setMade(item);
        onChange(item);
        refresh();
        toast({ text, undo: () => void change(takeBack, item.version, 'Taken back', wanted) });
      } finally {
        detail.refresh();
      }
    });
  };
  return {
    body,
    /** A colleague changed it while it was read. */
    byColleague: known !== null && version !== null && version > known,
    acknowledge: () => setKnown(version),
    /** Answered, or open again. */
    answer() {
      if (!body) return;
      const answered = body.answered === null;
      const text = answered ? `Answered, by ${surroundings.me}` : 'Open again';
      void change({ answered }, body.version, text, { answered: !answered });
    },
    async give(owner: string | null) {
      if (!body) return;
      const text = owner === null ? 'Nobody has it now' : `Given to ${owner}`;
      await change({ owner }, body.version, text, { owner: body.owner });
    },
  };
}
