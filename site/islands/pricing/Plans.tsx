import { moduleCodes } from '@grovemail/domain/pricing/modules.ts';
import { quote } from '@grovemail/domain/pricing/quote.ts';
import { sampleCatalog } from '@grovemail/domain/pricing/sample-catalog.ts';
import { defaultSelection } from './default-selection.ts';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import styles from './plans.module.css';
import { Selectors } from './Selectors.tsx';
import { useLiveCatalog } from './use-live-catalog.ts';
import { useSelection } from './use-selection.ts';

interface Props {
  /** Whom Enterprise is for. */
  enterprise: string;
  modulesUrl: string;
  registerUrl: string;
  demoUrl: string;
}

/**
 * The plans with their selectors (R87–R93, R235–R245). Drawn in the HTML for the default choice;
 * with its code it takes the choice from the address, or guesses the currency, and follows each change.
 */
export default function Plans({ enterprise, modulesUrl, registerUrl, demoUrl }: Props) {
  const catalog = useLiveCatalog(modulesUrl, sampleCatalog);
  const { selection, form, choose } = useSelection(catalog);
  const price = quote(catalog, selection);
  return (
    <form ref={form} className={styles.plans} onChange={choose.read} onSubmit={choose.stay}>
      <Selectors catalog={catalog} initial={defaultSelection} />
      <div className={styles.cards}>
        <GrowthCard
          quote={price}
          whole={quote(catalog, { ...selection, modules: moduleCodes })}
          selection={selection}
          registerUrl={registerUrl}
          demoUrl={demoUrl}
          onCurrency={choose.currency}
        />
        <EnterpriseCard purpose={enterprise} demoUrl={demoUrl} />
      </div>
    </form>
  );
}
