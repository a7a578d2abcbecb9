import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  baseModule,
  type ModuleCode,
  moduleCodes,
  moduleLabels,
} from '@grovemail/domain/pricing/modules.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Switch } from '../../components/Switch.tsx';
import styles from './plans.module.css';

interface Props {
  quote: Quote;
  /** The same plan with every module, for the prices of those that are off. */
  fullQuote: Quote;
  selection: Selection;
  /** What stands for the price of campaigns where they are not part of the total. */
  campaigns?: string;
  /** The total. */
  children: ReactNode;
}

/** The modules as a receipt. Campaigns are always on; the others have a switch. */
export function Receipt({ quote, fullQuote, selection, campaigns, children }: Props) {
  const money = (minor: number) => formatMoney(minor, selection.currency, { decimals: 'plan' });
  const amount = (code: ModuleCode) => {
    const line = lineOf(quote, code);
    if (line) return <span className={styles.amount}>{money(line.totalMinor)}</span>;
    const more = lineOf(fullQuote, code);
    return <span className={styles.off}>{more ? `+ ${money(more.totalMinor)}` : '—'}</span>;
  };
  return (
    <fieldset className={styles.receipt}>
      <legend className="sr">Modules</legend>
      <p className={styles.line}>
        <span className={styles.always}>
          <Icon name="check" />
          {moduleLabels[baseModule]}
        </span>
        {campaigns ? <span className={styles.off}>{campaigns}</span> : amount(baseModule)}
      </p>
      {switchable.map((code) => (
        <div key={code} className={styles.line}>
          <Switch name="modules" value={code}>
            {moduleLabels[code]}
          </Switch>
          {amount(code)}
        </div>
      ))}
      {children}
      {quote.kind === 'priced' && quote.excluded.length > 0 && (
        <p className="plan-note">
          Not offered for this many contacts, and not in the total:{' '}
          {quote.excluded.map((code) => moduleLabels[code]).join(', ')}.
        </p>
      )}
    </fieldset>
  );
}

const switchable = moduleCodes.filter((code) => code !== baseModule);

function lineOf(quote: Quote, code: ModuleCode) {
  return quote.kind === 'priced' ? quote.lines.find((line) => line.code === code) : undefined;
}
