import type { ShownSuppression } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Suppression } from './is-suppressed.ts';
import { templateList } from './lists.ts';

/**
 * The active suppressions for the list of a link, oldest first.
 * @param suppressions of the recipient, including lifted ones
 */
export function shownSuppressions<
  Row extends Suppression & { since: number; endsAt?: number | null },
>(
  suppressions: readonly Row[],
  { account, list }: { account: string; list: string },
): (ShownSuppression & { suppression: Row })[] {
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
  // Applies to all mail, whatever the list.
  if (suppression.source === 'complaint' || suppression.source === 'bounce') return '*';
  if (suppression.account !== account) return null;
  if (suppression.list === allLists) return '*';
  if (suppression.list === list) return 'current';
  return suppression.list === templateList ? 'templates' : null;
}
