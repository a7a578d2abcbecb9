import type { SuppressionItem, SuppressionKind } from '@grovemail/contract/console/suppressions.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
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

/** The counts of all sources that are one kind for the console. */
export function countsByKind(counts: readonly SuppressionCount[]): Record<SuppressionKind, number> {
  const byKind = { bounce: 0, complaint: 0, recipient: 0, operator: 0 };
  for (const { source, count } of counts) byKind[kindOf(source)] += count;
  return byKind;
}
