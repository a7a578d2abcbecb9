import type {
  SuppressionCounts,
  SuppressionItem,
  SuppressionKind,
} from '@grovemail/contract/console/suppressions.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import { suppressionResource } from '../../resources/suppression-resource.ts';
import type {
  SuppressionCount,
  SuppressionRow,
} from '../../store/suppressions/suppression-store.ts';

/** A suppression as the console shows it. */
export function suppressionItem(row: SuppressionRow): SuppressionItem {
  const { id, account, list, source, reason, since, endsAt, liftedAt } = row;
  const email = suppressionResource(row).email ?? '';
  const kind = kindOf(source);
  return { id, email, account, list, kind, source, reason, since, endsAt, liftedAt };
}

/** Who stopped the mail. */
export function kindOf(source: SuppressionRow['source']): SuppressionKind {
  return isOwnChoice(source) ? 'recipient' : (source as SuppressionKind);
}

/** More than fit into a list to choose from. */
const maxLists = 200;

/** Counted by who stopped the mail. @param list those of one alone */
export function countsOf(counts: readonly SuppressionCount[], list?: string): SuppressionCounts {
  const none = { bounce: 0, complaint: 0, recipient: 0, operator: 0 };
  const [inForce, lifted] = [{ ...none }, { ...none }];
  const byList = new Map<string, number>();
  for (const row of counts) {
    if (row.list !== allLists) byList.set(row.list, (byList.get(row.list) ?? 0) + row.count);
    if (list !== undefined && row.list !== list) continue;
    (row.inForce ? inForce : lifted)[kindOf(row.source)] += row.count;
  }
  const lists = [...byList].toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
  return { inForce, lifted, lists: lists.slice(0, maxLists).map(([name]) => name) };
}
