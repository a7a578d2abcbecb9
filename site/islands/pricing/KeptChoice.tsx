import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { aboveTiers } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import styles from './plan-card.module.css';

/** In Flex: what is chosen in Growth, where it differs. */
export function KeptChoice({ selection, catalog }: { selection: Selection; catalog: Catalog }) {
  const { contacts, period, kept } = selection;
  if (kept.contacts === contacts && kept.period === period) return null;
  const size =
    kept.contacts === aboveTiers(catalog)
      ? `more than ${groupDigits(kept.contacts - 1)}`
      : `up to ${groupDigits(kept.contacts)}`;
  const billed = kept.period === 'year' ? 'annually' : 'monthly';
  return (
    <p className={styles.purpose}>
      {`Growth keeps your choice: ${size} contacts, billed ${billed}. Flex has its own.`}
    </p>
  );
}
