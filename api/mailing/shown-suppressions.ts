import type { ShownSuppression } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Suppression } from './is-suppressed.ts';
import { templateList } from './lists.ts';

/**
 * The suppressions in force for the list of a link, oldest first. Those of other lists are not shown.
 * @param suppressions all that were ever set for the address
 */
export function shownSuppressions<
  Given extends Suppression & { since: number; endsAt?: number | null },
>(
  suppressions: readonly Given[],
  { account, list }: { account: string; list: string },
): (ShownSuppression & { suppression: Given })[] {
  return suppressions
    .flatMap((suppression) => {
      const scope = suppression.liftedAt === null ? scopeOf(suppression, account, list) : null;
      const { since, source, endsAt = null } = suppression;
      return scope ? [{ scope, since, isChoice: isOwnChoice(source), endsAt, suppression }] : [];
    })
    .toSorted((a, b) => a.since - b.since);
}

function scopeOf(
  suppression: Suppression,
  account: string,
  list: string,
): ShownSuppression['scope'] | null {
  // Holds for all mail, whatever list it was about.
  if (suppression.source === 'complaint' || suppression.source === 'bounce') return '*';
  if (suppression.account !== account) return null;
  if (suppression.list === allLists) return '*';
  if (suppression.list === list) return 'current';
  return suppression.list === templateList ? 'templates' : null;
}
