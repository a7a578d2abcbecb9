import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { growthEstimate } from '@grovemail/domain/pricing/growth-estimate.ts';
import { baseModule, type ModuleCode, moduleLabels } from '@grovemail/domain/pricing/modules.ts';
import { aboveTiers } from '@grovemail/domain/pricing/plan-brackets.ts';
import { priceLabel } from '@grovemail/domain/pricing/quote.ts';
import type { SharedFigures } from '@grovemail/domain/savings/share-link.ts';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import styles from './growth-comparison.module.css';
import { growthRequest, isChosen } from './growth-request.ts';

interface Props {
  figures: SharedFigures;
  /** The assumptions of the calculation. */
  assumed: string;
  prices: CatalogState;
}

/** What the result assumes, and the Growth price of the same list and modules, with the reason why they differ. */
export function GrowthComparison({ figures, assumed, prices }: Props) {
  return (
    <div className={styles.comparison}>
      <section aria-labelledby="savings-assumed">
        <h3 id="savings-assumed">What this assumes</h3>
        <p>{assumed}</p>
      </section>
      <section aria-labelledby="savings-growth">
        <h3 id="savings-growth">On the Growth plan instead</h3>
        <GrowthPrice figures={figures} prices={prices} />
        <p>
          This result counts emails to your {groupDigits(figures.active_count)} active customers.
          {figures.services.push && ' Push notifications are not a module of Growth.'}
        </p>
      </section>
    </div>
  );
}

function GrowthPrice({ figures, prices }: Omit<Props, 'assumed'>) {
  const request = growthRequest(figures);
  const { contacts, modules } = request;
  if (prices.kind === 'loading') return <p className={styles.loading} aria-hidden="true" />;
  if (prices.kind === 'none') {
    const query = `contacts=${contacts}&period=year&currency=USD&modules=${modules.join(',')}&plan=growth`;
    return (
      <p>
        <a href={`/pricing?${query}`}>See its price for {groupDigits(contacts)} contacts</a>
      </p>
    );
  }
  const { quote, href } = growthEstimate(prices.catalog, request);
  if (quote.kind !== 'priced') {
    const largest = groupDigits(aboveTiers(prices.catalog) - 1);
    return (
      <p>
        Growth has no price for a list of this size. It ends at {largest} contacts.{' '}
        <a href={href}>See Enterprise</a>
      </p>
    );
  }
  return (
    <p>
      Growth charges for your whole list: {groupDigits(contacts)} contacts cost{' '}
      <a href={href}>{priceLabel(quote)} a year</a>, with {namesOf(modules, figures)}.
    </p>
  );
}

/** `Broadcast Messaging, Marketing Automation and Transactional Emails`; the base module is in every plan, chosen or not. */
function namesOf(modules: readonly ModuleCode[], figures: SharedFigures): string {
  const names = modules.map((code) =>
    code === baseModule && !isChosen(code, figures)
      ? `${moduleLabels[code]} (always included)`
      : moduleLabels[code],
  );
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}
