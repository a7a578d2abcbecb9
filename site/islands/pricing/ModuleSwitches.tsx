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
import { lineOf } from './plan-quotes.ts';
import styles from './plans.module.css';

interface Props {
  /** With every module. */
  full: Quote;
  selection: Selection;
  /** In place of the price of campaigns. */
  campaigns?: string;
}

/** Campaigns are always on; the other modules have a switch. Their prices add up to the receipt. */
export function ModuleSwitches({ full, selection, campaigns }: Props) {
  const price = (code: ModuleCode, sign = '') => {
    const line = lineOf(full, code);
    if (!line) return '—';
    return `${sign}${formatMoney(line.totalMinor, selection.currency, { decimals: 'plan' })}`;
  };
  return (
    <fieldset className={styles.modules}>
      <legend className="sr">Modules</legend>
      <p className={styles.module}>
        <span className={styles.always}>
          <Icon name="check" />
          {moduleLabels[baseModule]}
        </span>
        <span>{campaigns ?? price(baseModule)}</span>
        <small>{purposes[baseModule]}</small>
      </p>
      {switchable.map((code) => (
        <div key={code} className={styles.module}>
          <Switch name="modules" value={code}>
            {moduleLabels[code]}
          </Switch>
          <span>{price(code, '+ ')}</span>
          <small>{purposes[code]}</small>
        </div>
      ))}
    </fieldset>
  );
}

const switchable = moduleCodes.filter((code) => code !== baseModule);

const purposes: Readonly<Record<ModuleCode, string>> = {
  campaign: 'Newsletters, offers',
  automation: 'By email, SMS and push',
  transactional: 'Receipts, codes, alerts',
  app_insights: 'Events, page visits',
};
