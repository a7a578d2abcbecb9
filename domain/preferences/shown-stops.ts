import { templateList } from '../transactionals/template-list.ts';
import type { Stop } from './is-stopped.ts';
import { isOwnChoice } from './suppression-source.ts';
import { allLists } from './tracking-id.ts';

/** What a page may say to whoever holds a recipient's link; neither the list's name nor who stopped it. */
export interface ShownStop {
  /** `current`: the link's list; `templates`: every mail that is made from a template; `*`: all mail. */
  scope: 'current' | 'templates' | '*';
  /** Milliseconds since the epoch. */
  since: number;
  /** Whether the recipient chose it, and so can ask for the mail again. */
  isChoice: boolean;
}

/**
 * The stops that stand for the list of a link, oldest first. Those of other lists are not shown.
 * @param stops all that were ever set for the address
 */
export function shownStops<Given extends Stop & { since: number }>(
  stops: readonly Given[],
  { account, list }: { account: string; list: string },
): (ShownStop & { stop: Given })[] {
  return stops
    .flatMap((stop) => {
      const scope = stop.liftedAt === null ? scopeOf(stop, account, list) : null;
      const { since, source } = stop;
      return scope ? [{ scope, since, isChoice: isOwnChoice(source), stop }] : [];
    })
    .toSorted((a, b) => a.since - b.since);
}

function scopeOf(stop: Stop, account: string, list: string): ShownStop['scope'] | null {
  // Holds for all mail, whatever list it was about.
  if (stop.source === 'complaint' || stop.source === 'bounce') return '*';
  if (stop.account !== account) return null;
  if (stop.list === allLists) return '*';
  if (stop.list === list) return 'current';
  return stop.list === templateList ? 'templates' : null;
}
