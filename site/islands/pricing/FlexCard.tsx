import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { creditsMinor, flexPlan } from '@grovemail/domain/pricing/flex.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import buttons from '../../components/button.module.css';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Benefits } from './Benefits.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import { FlexReceipt } from './FlexReceipt.tsx';
import { KeptChoice } from './KeptChoice.tsx';
import { ModuleSwitches } from './ModuleSwitches.tsx';
import type { Letterhead } from './PlanReceipt.tsx';
import type { PlanQuotes } from './plan-quotes.ts';
import styles from './plans.module.css';

interface Props {
  catalog: Catalog;
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
  registerUrl: string;
  level: 2 | 3;
  onCurrency: (currency: CurrencyCode) => void;
  /** Copies the link, below the receipt. */
  link: ReactNode;
  /** On the home page, which has no choice between plans. */
  onGrowth?: () => void;
}

/** Pay as you go: emails by credits, modules by contact bracket. */
export function FlexCard(props: Props) {
  const { catalog, quotes, selection, letterhead, registerUrl, level, onCurrency, onGrowth, link } =
    props;
  const quote = quotes.chosen;
  const Name = `h${level}` as const;
  const { currency } = selection;
  const price = formatMoney(creditsMinor(1_000, currency), currency, { decimals: 'always' });
  return (
    <article className={styles.growth} aria-labelledby="flex">
      <div className={styles.controls}>
        <Name id="flex" className={styles.name}>
          Flex Plan
        </Name>
        <p className={styles.purpose}>Pay for what you send, when you send it.</p>
        <KeptChoice selection={selection} catalog={catalog} />
        <div role="status">
          <p className={styles.price}>{price}</p>
          <p className={styles.per}>per 1,000 credits · {flexPlan.credit}</p>
        </div>
        {quote.kind === 'no-currency' && (
          <p className="plan-instead">Not every module has a price in {currency} yet.</p>
        )}
        <div className="plan-actions">
          {quote.kind === 'no-currency' ? (
            <DollarsButton onCurrency={onCurrency} />
          ) : (
            <LinkButton href={registerUrl} register="main" arrow>
              Get started free
            </LinkButton>
          )}
          {onGrowth && (
            <button
              type="button"
              className={`${buttons.button} ${buttons.outline}`}
              onClick={onGrowth}
            >
              Show Growth, by contacts
            </button>
          )}
        </div>
        <ModuleSwitches full={quotes.full} selection={selection} campaigns={flexPlan.campaigns} />
        <p className="plan-note">
          The number of contacts and the billing period set the price of modules only: credits send
          campaigns to any number of subscribers.
        </p>
      </div>
      <div className={styles.tray}>
        <FlexReceipt quotes={quotes} selection={selection} letterhead={letterhead} />
        {link}
      </div>
      <Benefits benefits={flexPlan.benefits} />
    </article>
  );
}
