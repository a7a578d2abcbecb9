import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { useToast } from '../../frame/ToastPlace.tsx';

/** A call lifts at most as many. */
const maxTicked = 100;

/** Which are selected, and what a key is meant for: these, or else the chosen one if it can be lifted. */
export function useTicked(items: readonly SuppressionItem[], chosen: SuppressionItem | null) {
  const toast = useToast();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Those that were filtered away are not meant.
  const selected = items.filter((item) => ids.has(item.id) && canLift(item));
  const ticked = new Set(selected.map(({ id }) => id));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (next.delete(id)) return setIds(next);
    if (next.size === maxTicked)
      return toast({ text: `At most ${maxTicked} at once`, icon: 'warning' });
    setIds(next.add(id));
  };
  return {
    ticked,
    toggle,
    clear: () => setIds(new Set()),
    meant: selected.length > 0 || !chosen || !canLift(chosen) ? selected : [chosen],
  };
}

/** Only what is in force, of an address that is known. */
export function canLift({ liftedAt, email }: SuppressionItem): boolean {
  return liftedAt === null && email !== '';
}
