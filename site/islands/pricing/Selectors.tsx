import { groupDigits } from '@grovemail/domain/group-digits.ts';
import type { Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { flexVolumes } from '@grovemail/domain/pricing/flex-volumes.ts';
import { offeredCurrencies } from '@grovemail/domain/pricing/offered-currencies.ts';
import { periods } from '@grovemail/domain/pricing/period.ts';
import { planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import text from '../../components/text.module.css';
import { BracketRange } from './BracketRange.tsx';
import { ContactsSelect } from './ContactsSelect.tsx';
import { asTexts, contactOptions } from './contact-options.ts';
import { defaultSelection } from './default-selection.ts';
import styles from './selectors.module.css';

interface Props {
  /** Null while it is awaited. */
  catalog: Catalog | null;
  selection: Selection;
  /** Period and currency do not apply to Enterprise. */
  isLarge?: boolean;
}

/**
 * What sets the price of the plan comes first, with a slider: the number of contacts, or of emails in Flex. Each text
 * is a single string, since React puts a comment between two in the HTML.
 */
export function Selectors({ catalog, selection, isLarge }: Props) {
  const { plan, contacts, emails } = selection;
  return (
    <>
      <div className={styles.selectors}>
        {plan === 'flex'
          ? [
              <KitSelect
                key="emails"
                id="plan-emails"
                label="Emails per Month"
                name="emails"
                options={asTexts(volumes)}
                initial={String(defaultSelection.emails)}
              />,
              <BracketRange
                key="range"
                label="Email volumes"
                options={volumes}
                value={emails}
                scale={scaleOf(volumes.map(({ label }) => label))}
              />,
            ]
          : [
              <ContactsSelect key="contacts" catalog={catalog} plan={plan} />,
              <BracketRange
                key="range"
                label="Contact brackets"
                options={catalog ? contactOptions(plan, catalog) : []}
                value={contacts}
                scale={catalog ? contactScale(catalog) : ['\u00a0']}
              />,
            ]}
        <div className={isLarge ? `${styles.terms} ${styles.without}` : styles.terms}>
          <KitSelect
            id="plan-period"
            label="Billing Period"
            name="period"
            options={periods}
            initial={defaultSelection.period}
          />
          <KitSelect
            id="plan-currency"
            label="Currency"
            name="currency"
            options={currencyOptions}
            initial={defaultSelection.currency}
          />
        </div>
      </div>
      <p className={`${text.lead} ${styles.plain}`}>
        These are the monthly prices of Growth in US dollars. Turn on JavaScript to see other plans
        and currencies.
      </p>
    </>
  );
}

const currencyOptions = offeredCurrencies.map(({ value, symbol }) => ({
  value,
  label: `${symbol} ${value}`,
}));

const volumes = flexVolumes.map((value) => ({ value, label: groupDigits(value) }));

/** Beyond the largest tier, the slider has one more step. */
function contactScale(catalog: Catalog): string[] {
  const tops = planBrackets('growth', catalog).map(({ max }) => groupDigits(max));
  return scaleOf([...tops, `${tops.at(-1)}+`]);
}

/** The first, the one in the middle, and the last. */
function scaleOf(tops: readonly string[]): string[] {
  const middle = (tops.length - 1) / 2;
  return tops.map((top, at) => ([0, middle, tops.length - 1].includes(at) ? top : ''));
}
