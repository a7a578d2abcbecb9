import { groupDigits } from '@grovemail/domain/group-digits.ts';
import { bracketLabel, type Catalog } from '@grovemail/domain/pricing/catalog.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import { periods } from '@grovemail/domain/pricing/period.ts';
import { aboveTiers, planBrackets } from '@grovemail/domain/pricing/plan-brackets.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { Select } from '../../components/Select.tsx';
import { defaultSelection } from './default-selection.ts';
import styles from './plans.module.css';

interface Props {
  catalog: Catalog;
  selection: Selection;
}

/**
 * Native selects, which work best on phones and for short lists. Each text is a single string, since React puts
 * a comment between two in the HTML.
 */
export function Selectors({ catalog, selection: { plan } }: Props) {
  return (
    <>
      <div className={styles.selectors}>
        <Select
          id="plan-contacts"
          label="Number of Contacts"
          name="contacts"
          value={defaultSelection.contacts}
        >
          {planBrackets(plan, catalog).map((bracket) => (
            <option key={bracket.max} value={bracket.max}>
              {bracketLabel(bracket)}
            </option>
          ))}
          {plan === 'growth' && (
            <option value={aboveTiers(catalog)}>
              {`More than ${groupDigits(aboveTiers(catalog) - 1)}`}
            </option>
          )}
        </Select>
        <Select
          id="plan-period"
          label="Billing Period"
          name="period"
          value={defaultSelection.period}
        >
          {periods.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          id="plan-currency"
          label="Currency"
          name="currency"
          value={defaultSelection.currency}
        >
          {currencies.map(({ value, symbol }) => (
            <option key={value} value={value}>
              {`${symbol} ${value}`}
            </option>
          ))}
        </Select>
      </div>
      <p className={styles.plain}>
        The first bracket of Growth, monthly, in US dollars, whatever the address says. Others need
        JavaScript.
      </p>
    </>
  );
}
