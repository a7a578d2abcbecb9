import { formatMoney } from '@grovemail/domain/pricing/currency.ts';
import {
  baseModule,
  type ModuleCode,
  moduleCodes,
  moduleLabels,
} from '@grovemail/domain/pricing/modules.ts';
import type { Selection } from '@grovemail/domain/pricing/selection.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Switch } from '../../components/Switch.tsx';
import { Amount } from './Amount.tsx';
import styles from './module-switches.module.css';
import { awaitedAmount, lineOf, type ShownQuote } from './plan-quotes.ts';

interface Props {
  /** A month with every module. */
  full: ShownQuote;
  selection: Selection;
  /** What their prices depend on, if nothing else of the plan does. */
  contacts?: ReactNode;
  /** Keeps their state, for when they have prices again. */
  hidden?: boolean;
}

/** Campaigns are always on; the other modules have a switch. Their prices are a month's, before discounts. */
export function ModuleSwitches({ full, selection, contacts, hidden }: Props) {
  const isAwaited = full.kind === 'awaited';
  const price = (code: ModuleCode) => {
    const line = lineOf(full, code);
    if (!line) return isAwaited ? awaitedAmount : '—';
    return formatMoney(line.originalMinor, selection.currency, { decimals: 'plan' });
  };
  return (
    <fieldset className={styles.modules} hidden={hidden} inert={isAwaited}>
      <legend>
        Modules<span>, per month before discounts</span>
      </legend>
      <p className={styles.module}>
        <span className={styles.always}>
          <Icon name="check" />
          {moduleLabels[baseModule]}
        </span>
        <Amount>{price(baseModule)}</Amount>
        <small>{purposes[baseModule]}</small>
      </p>
      {contacts && <div className={styles.contacts}>{contacts}</div>}
      {switchable.map((code) => (
        <div key={code} className={styles.module}>
          <Switch name="modules" value={code}>
            {moduleLabels[code]}
          </Switch>
          <Amount>
            {lineOf(full, code) && <span>+ </span>}
            {price(code)}
          </Amount>
          <small>{purposes[code]}</small>
        </div>
      ))}
    </fieldset>
  );
}

const switchable = moduleCodes.filter((code) => code !== baseModule);

const purposes: Readonly<Record<ModuleCode, string>> = {
  campaign: 'Newsletters, offers',
  automation: 'Email, SMS, push',
  transactional: 'Receipts, alerts',
  app_insights: 'Events, page visits',
};
