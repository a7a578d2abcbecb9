import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import { flexModulesSum } from '@grovemail/domain/pricing/flex.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import styles from './plans.module.css';

interface Props {
  quote: Quote;
  selection: Selection;
}

/** The last line of Flex's receipt: the sum of its modules, and what moves it. */
export function FlexTotal({ quote, selection: { currency, period } }: Props) {
  const sum = flexModulesSum(quote);
  const money = (minor: number) => formatMoney(minor, currency, { decimals: 'plan' });
  return (
    <>
      {sum && (
        <p className={`${styles.line} ${styles.total}`}>
          <span>{`Modules, per ${period}`}</span>
          <span className="plan-sum">
            {sum.originalMinor > sum.totalMinor && (
              <>
                <s>
                  <span className="sr">instead of </span>
                  {money(sum.originalMinor)}
                </s>{' '}
              </>
            )}
            {money(sum.totalMinor)}
          </span>
        </p>
      )}
      <p className="plan-note">
        {sum ? '' : 'With no module on, you pay for credits alone. '}
        The number of contacts and the billing period set the price of modules only: credits send
        campaigns to any number of subscribers.
      </p>
    </>
  );
}
