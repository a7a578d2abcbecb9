import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { flexPlan, freeCredits } from '@grovemail/domain/pricing/flex.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ContactsSelect } from './ContactsSelect.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import { FlexPrice } from './FlexPrice.tsx';
import { ModuleSwitches } from './ModuleSwitches.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type Letterhead, PlanReceipt } from './PlanReceipt.tsx';
import styles from './plan-card.module.css';
import type { PlanQuotes } from './plan-quotes.ts';

interface Props {
  catalog: Catalog;
  quotes: PlanQuotes<Quote>;
  selection: Selection;
  letterhead: Letterhead;
  registerUrl: string;
  level: 2 | 3;
  onCurrency: (currency: CurrencyCode) => void;
  /** Copies the link to the estimate. */
  link: ReactNode;
  /** On the home page, which has no choice between plans. */
  onGrowth?: () => void;
}

/** The `PlanCard` of Flex: emails by credits, modules by contact bracket. Called as a function, see `PricedPlans`. */
export function flexCard(props: Props) {
  const { catalog, quotes, selection, letterhead, registerUrl, level, onCurrency, onGrowth, link } =
    props;
  const { currency } = selection;
  const isPriced = quotes.chosen.kind !== 'no-currency';
  return (
    <PlanCard
      id="flex"
      name="Flex Plan"
      purpose="Pay for what you send, when you send it."
      level={level}
      controls={
        <>
          <FlexPrice quote={quotes.chosen} selection={selection} />
          {!isPriced && (
            <p className={styles.instead}>Not every module has a price in {currency} yet.</p>
          )}
          <div className={styles.actions}>
            {isPriced ? (
              <LinkButton href={registerUrl} register="main" arrow>
                Get started free
              </LinkButton>
            ) : (
              <DollarsButton onCurrency={onCurrency} />
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
          {isPriced && (
            <p className={styles.free}>
              <Icon name="check" />
              {freeCredits}
            </p>
          )}
          <ModuleSwitches
            full={quotes.full}
            selection={selection}
            contacts={<ContactsSelect catalog={catalog} plan="flex" />}
          />
        </>
      }
      receipt={<PlanReceipt quotes={quotes} selection={selection} letterhead={letterhead} />}
      benefits={flexPlan.benefits}
      link={link}
    />
  );
}
