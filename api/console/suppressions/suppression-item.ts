import type { SuppressionItem, SuppressionKind } from '@grovemail/contract/console/suppressions.ts';
import { isOwnChoice } from '@grovemail/domain/preferences/suppression-source.ts';
import { suppressionResource } from '../../resources/suppression-resource.ts';
import type { SuppressionRow } from '../../store/suppressions/suppression-store.ts';

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
