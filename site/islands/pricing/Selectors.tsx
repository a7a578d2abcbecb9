import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { bracketLabel, type Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { flexVolumes } from '@grovemail/domain/pricing/flex-volumes.ts';
import { offeredCurrencies } from '@grovemail/domain/pricing/offered-currencies.ts';
import { periods } from '@grovemail/domain/pricing/period.ts';
import { aboveTiers, planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Plan, Selection } from '@grovemail/domain/pricing/selection.ts';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import text from '../../components/text.module.css';
import { BracketRange } from './BracketRange.tsx';
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
  const options = catalog ? optionsOf(plan, catalog) : [];
  const contactsSelect = (
    <KitSelect
      key="contacts"
      id="plan-contacts"
      label="Number of Contacts"
      name="contacts"
      options={asTexts(options)}
      initial={String(defaultSelection.contacts)}
      loading={!catalog}
      {...(plan === 'flex' ? { hint: 'Prices the add-on modules only.' } : {})}
    />
  );
  return (
    <>
      <div className={plan === 'flex' ? `${styles.selectors} ${styles.flex}` : styles.selectors}>
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
              contactsSelect,
            ]
          : [
              contactsSelect,
              <BracketRange
                key="range"
                label="Contact brackets"
                options={options}
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

function asTexts(options: readonly { value: number; label: string }[]) {
  return options.map(({ value, label }) => ({ value: String(value), label }));
}

function optionsOf(plan: Plan, catalog: Catalog) {
  const brackets = planBrackets(plan, catalog).map((bracket) => ({
    value: bracket.max,
    label: bracketLabel(bracket),
  }));
  if (plan === 'flex') return brackets;
  const most = aboveTiers(catalog);
  return [...brackets, { value: most, label: `More than ${groupDigits(most - 1)}` }];
}

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
