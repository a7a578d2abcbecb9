import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { bracketLabel, type Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { offeredCurrencies } from '@grovemail/domain/pricing/offered-currencies.ts';
import { periods } from '@grovemail/domain/pricing/period.ts';
import { aboveTiers, planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Plan, Selection } from '@grovemail/domain/pricing/selection.ts';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import { ContactsRange } from './ContactsRange.tsx';
import { defaultSelection } from './default-selection.ts';
import styles from './selectors.module.css';

interface Props {
  /** Null while it is awaited. */
  catalog: Catalog | null;
  selection: Selection;
}

/** Each text is a single string, since React puts a comment between two in the HTML. */
export function Selectors({ catalog, selection: { plan, contacts } }: Props) {
  const options = catalog ? optionsOf(plan, catalog) : [];
  return (
    <>
      <div className={styles.selectors}>
        <KitSelect
          id="plan-contacts"
          label="Number of Contacts"
          name="contacts"
          options={options.map(({ value, label }) => ({ value: String(value), label }))}
          initial={String(defaultSelection.contacts)}
          loading={!catalog}
        />
        <ContactsRange
          options={options}
          contacts={contacts}
          scale={catalog ? scaleOf(plan, catalog) : ['\u00a0']}
        />
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
      <p className={styles.plain}>
        These are the monthly prices of Growth in US dollars. Other prices need JavaScript.
      </p>
    </>
  );
}

const currencyOptions = offeredCurrencies.map(({ value, symbol }) => ({
  value,
  label: `${symbol} ${value}`,
}));

function optionsOf(plan: Plan, catalog: Catalog) {
  const brackets = planBrackets(plan, catalog).map((bracket) => ({
    value: bracket.max,
    label: bracketLabel(bracket),
  }));
  if (plan === 'flex') return brackets;
  const most = aboveTiers(catalog);
  return [...brackets, { value: most, label: `More than ${groupDigits(most - 1)}` }];
}

/** The first bracket, the one in the middle where there is one, and the last. */
function scaleOf(plan: Plan, catalog: Catalog): string[] {
  const tops = planBrackets(plan, catalog).map(({ max }) => groupDigits(max));
  if (plan === 'growth') tops.push(`${tops.at(-1)}+`);
  const middle = tops.length % 2 ? tops[(tops.length - 1) / 2] : undefined;
  return [...new Set([tops[0], middle, tops.at(-1)])].filter((top) => top !== undefined);
}
