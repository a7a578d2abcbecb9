import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import { freeCredits } from '@grovemail/domain/pricing/flex.ts';
import { growthBenefits, growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { DollarsButton } from './DollarsButton.tsx';
import { GrowthPrice } from './GrowthPrice.tsx';
import { ModuleSwitches } from './ModuleSwitches.tsx';
import { PlanCard } from './PlanCard.tsx';
import { type Letterhead, PlanReceipt } from './PlanReceipt.tsx';
import styles from './plan-card.module.css';
import type { PlanQuotes } from './plan-quotes.ts';

interface Props {
  quotes: PlanQuotes;
  selection: Selection;
  letterhead: Letterhead;
  registerUrl: string;
  level: 2 | 3;
  /** Absent while prices are awaited. */
  onCurrency?: (currency: CurrencyCode) => void;
  /** Copies the link to the estimate. */
  link: ReactNode;
}

/** The `PlanCard` of Growth: a price by contacts, modules included. Called as a function, see `PricedPlans`. */
export function growthCard(props: Props) {
  const { quotes, selection, letterhead, registerUrl, level, onCurrency, link } = props;
  const { chosen } = quotes;
  const { kind } = chosen;
  /** Without those that are not offered for this many contacts. */
  const modules = kind === 'priced' ? chosen.lines.map(({ code }) => code) : selection.modules;
  return (
    <PlanCard
      id="growth"
      name="Growth"
      purpose={`${growthPlan.audience}.`}
      level={level}
      controls={
        <>
          <GrowthPrice quote={chosen} selection={selection} />
          {(kind === 'priced' || kind === 'awaited') && (
            <>
              <LinkButton href={registerUrl} register="main" arrow>
                Get started free
              </LinkButton>
              <p className={styles.free}>
                <Icon name="check" />
                {freeCredits}
              </p>
            </>
          )}
          {kind === 'no-currency' && onCurrency && <DollarsButton onCurrency={onCurrency} />}
          <ModuleSwitches
            full={quotes.full}
            selection={selection}
            hidden={kind === 'above-tiers'}
          />
        </>
      }
      receipt={
        kind !== 'above-tiers' && (
          <PlanReceipt quotes={quotes} selection={selection} letterhead={letterhead} />
        )
      }
      benefits={growthBenefits(modules)}
      glosses={growthPlan.glosses}
      link={link}
    />
  );
}
