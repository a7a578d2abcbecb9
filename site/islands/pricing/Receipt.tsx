import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  baseModule,
  type ModuleCode,
  moduleCodes,
  moduleLabels,
} from '@grovemail/domain/pricing/modules.ts';
import type { Quote } from '@grovemail/domain/pricing/quote.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import { Icon } from '../../components/Icon.tsx';
import { Switch } from '../../components/Switch.tsx';
import styles from './plans.module.css';

interface Props {
  quote: Quote;
  /** The same plan with every module, for the prices of those that are off. */
  fullQuote: Quote;
  selection: Selection;
  /** Campaigns are paid by credits, so they are not part of the total. */
  credits?: boolean;
}

/** The modules as a receipt. Campaigns are always on; the others have a switch. */
export function Receipt({ quote, fullQuote, selection, credits = false }: Props) {
  const money = (minor: number) => formatMoney(minor, selection.currency, { decimals: 'plan' });
  const amount = (code: ModuleCode) => {
    const line = lineOf(quote, code);
    if (line) return <span className={styles.amount}>{money(line.totalMinor)}</span>;
    const more = lineOf(fullQuote, code);
    return <span className={styles.off}>{more ? `+ ${money(more.totalMinor)}` : '—'}</span>;
  };
  const total =
    quote.kind === 'priced'
      ? quote.totalMinor - (credits ? (lineOf(quote, baseModule)?.totalMinor ?? 0) : 0)
      : null;
  return (
    <fieldset className={styles.receipt}>
      <legend className="sr">Modules</legend>
      <p className={styles.line}>
        <span className={styles.always}>
          <Icon name="check" />
          {moduleLabels[baseModule]}
        </span>
        {credits ? <span className={styles.off}>by the credit</span> : amount(baseModule)}
      </p>
      {switchable.map((code) => (
        <div key={code} className={styles.line}>
          <Switch name="modules" value={code}>
            {moduleLabels[code]}
          </Switch>
          {amount(code)}
        </div>
      ))}
      <p className={`${styles.line} ${styles.total}`}>
        <span>{credits ? `Modules, per ${selection.period}` : 'Total'}</span>
        <span>{total === null ? '—' : money(total)}</span>
      </p>
      {quote.kind === 'priced' && quote.excluded.length > 0 && (
        <p className={styles.note}>
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
