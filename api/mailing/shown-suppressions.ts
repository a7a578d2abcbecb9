import type { ShownSuppression } from '@grovemail/domain/preferences/suppression-sentences.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { Stop } from './is-suppressed.ts';
import { templateList } from './lists.ts';

/**
 * The stops that stand for the list of a link, oldest first. Those of other lists are not shown.
 * @param stops all that were ever set for the address
 */
export function shownSuppressions<Given extends Stop & { since: number }>(
  stops: readonly Given[],
  { account, list }: { account: string; list: string },
): (ShownSuppression & { stop: Given })[] {
  return stops
    .flatMap((stop) => {
      const scope = stop.liftedAt === null ? scopeOf(stop, account, list) : null;
      const { since, source } = stop;
      return scope ? [{ scope, since, isChoice: isOwnChoice(source), stop }] : [];
    })
    .toSorted((a, b) => a.since - b.since);
}

function scopeOf(stop: Stop, account: string, list: string): ShownSuppression['scope'] | null {
  // Holds for all mail, whatever list it was about.
  if (stop.source === 'complaint' || stop.source === 'bounce') return '*';
  if (stop.account !== account) return null;
  if (stop.list === allLists) return '*';
  if (stop.list === list) return 'current';
  return stop.list === templateList ? 'templates' : null;
}
