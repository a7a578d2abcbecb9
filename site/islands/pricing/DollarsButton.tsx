import type { CurrencyCode } from '@grovemail/domain/pricing/currencies.ts';
import buttons from '../../components/button.module.css';

interface Props {
  onCurrency: (currency: CurrencyCode) => void;
}

/** For currencies without a price: every module has one in dollars. */
export function DollarsButton({ onCurrency }: Props) {
  return (
    <button
      type="button"
      className={`${buttons.button} ${buttons.lime}`}
      onClick={() => onCurrency('USD')}
    >
      Show the price in US dollars
    </button>
  );
}
