import { groupDigits } from '@grovemail/domain/group-digits.ts';
import {
  bracketLabel,
  type Catalog,
  type PricingEntry,
} from '@grovemail/domain/pricing/catalog.ts';
import { currencies } from '@grovemail/domain/pricing/currencies.ts';
import { flexBrackets } from '@grovemail/domain/pricing/flex.ts';
import { periods } from '@grovemail/domain/pricing/period.ts';
import { aboveTiers, type Selection } from '@grovemail/domain/pricing/selection.ts';
import { Select } from '../../components/Select.tsx';
import { contactTiers } from './contact-tiers.ts';
import styles from './plans.module.css';

interface Props {
  catalog: Catalog;
  plan: Selection['plan'];
  initial: Selection;
}

/**
 * Native selects, which work best on phones and for short lists. Each text is a single string, since React puts
 * a comment between two in the HTML.
 */
export function Selectors({ catalog, plan, initial }: Props) {
  const tiers = plan === 'flex' ? flexBrackets(catalog) : contactTiers(catalog).map(bracketOf);
  return (
    <>
      <div className={styles.selectors}>
        <Select
          id="plan-contacts"
          label="Number of Contacts"
          name="contacts"
          value={initial.contacts}
        >
          {tiers.map((bracket) => (
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
        <Select id="plan-period" label="Billing Period" name="period" value={initial.period}>
          {periods.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select id="plan-currency" label="Currency" name="currency" value={initial.currency}>
          {currencies.map(({ value, symbol }) => (
            <option key={value} value={value}>
              {`${symbol} ${value}`}
            </option>
          ))}
        </Select>
      </div>
      <p className={styles.plain}>
        These are the prices of the first bracket, in US dollars. Others need JavaScript, or a word
        to us.
      </p>
    </>
  );
}

// A tier's own max decides where it differs from its bracket's.
function bracketOf({ contact_bracket: { min }, max }: PricingEntry) {
  return { min, max };
}
