import type { SuppressionItem } from '@grovemail/contract/console/suppressions.ts';
import { useState } from 'react';
import { useToast } from '../../frame/ToastPlace.tsx';

/** A call lifts at most as many. */
const maxSelected = 100;

/** Which are selected, and what a key is meant for: these, or else the chosen one if it can be lifted. */
export function useSelection(items: readonly SuppressionItem[], chosen: SuppressionItem | null) {
  const toast = useToast();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Those that were filtered away are not meant.
  const selectedItems = items.filter((item) => ids.has(item.id) && canLift(item));
  const selectedIds = new Set(selectedItems.map(({ id }) => id));
  const toggle = (id: string) => {
    const next = new Set(selectedIds);
    if (next.delete(id)) return setIds(next);
    if (next.size === maxSelected)
      return toast({ text: `At most ${maxSelected} at once`, icon: 'warning' });
    setIds(next.add(id));
  };
  return {
    selectedIds,
    toggle,
    clear: () => setIds(new Set()),
    meant: selectedItems.length > 0 || !chosen || !canLift(chosen) ? selectedItems : [chosen],
  };
}

/** Only what is in force, of an address that is known. */
export function canLift({ liftedAt, email }: SuppressionItem): boolean {
  return liftedAt === null && email !== '';
}
