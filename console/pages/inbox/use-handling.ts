import type { InboxDetail, InboxItem } from '@grovemail/contract/console/inbox.ts';
import { useEffect, useState } from 'react';
import { post } from '../../calls/call.ts';
import type { CallState } from '../../calls/use-call.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';

type Change = { owner?: string | null; answered?: boolean };

/** Marks the open item as answered or changes its owner. Each change can be undone. */
export function useHandling(
  id: string,
  detail: CallState<InboxDetail>,
  onChange: (item: InboxItem) => void,
) {
  const { readingOnly, refresh, surroundings } = useFrame();
  const toast = useToast();
  /** The last version that this page loaded or stored; a newer one is a colleague's. */
  const [known, setKnown] = useState<number | null>(null);
  /** The result of this page's last change, until the detail is loaded again. */
  const [stored, setStored] = useState<InboxItem | null>(null);
  const act = useAct();
  const isNewer = stored !== null && stored.version >= (detail.body?.version ?? 0);
  const body = detail.body && (isNewer ? { ...detail.body, ...stored } : detail.body);
  const version = body?.version ?? null;
  useEffect(() => setKnown((before) => before ?? version), [version]);

  const change = async (wanted: Change, version: number, text: string, inverse: Change) => {
    if (readingOnly !== undefined) return;
    await act(async () => {
      try {
        const request = { version, ...wanted };
        const item = await post<InboxItem>(`/api/inbox/${id}/handling`, request);
        setKnown(item.version);
        setStored(item);
        onChange(item);
        refresh();
        toast({ text, undo: () => void change(inverse, item.version, 'Taken back', wanted) });
      } finally {
        detail.refresh();
      }
    });
  };
  return {
    body,
    /** A colleague changed it while it was open. */
    byColleague: known !== null && version !== null && version > known,
    acknowledge: () => setKnown(version),
    /** Toggles between answered and open. */
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
