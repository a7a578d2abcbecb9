import styles from './awaited-plans.module.css';
import { CopyLink } from './CopyLink.tsx';
import { defaultSelection } from './default-selection.ts';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { growthCard } from './GrowthCard.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { Letterhead } from './PlanReceipt.tsx';
import { awaitedQuotes } from './plan-quotes.ts';
import plans from './plans.module.css';
import { Selectors } from './Selectors.tsx';

interface Props {
  registerUrl: string;
  demoUrl: string;
  letterhead: Letterhead;
  level: 2 | 3;
  isPricingPage: boolean;
}

/**
 * The plans while another service's prices are awaited: as large as with them, without a figure, and with nothing to
 * choose yet.
 */
export function AwaitedPlans(props: Props) {
  const { registerUrl, demoUrl, letterhead, level, isPricingPage } = props;
  return (
    <div className={styles.awaited}>
      <div className={styles.controls} inert>
        {isPricingPage && <PlanChoice />}
        <Selectors catalog={null} selection={defaultSelection} />
      </div>
      <p className={styles.plain}>
        Prices need JavaScript. Without it, we can tell you yours in a <a href={demoUrl}>demo</a>.
      </p>
      <div className={`${plans.cards} ${plans.beside}`}>
        {growthCard({
          quotes: awaitedQuotes,
          selection: defaultSelection,
          letterhead,
          registerUrl,
          level,
          link: isPricingPage && <CopyLink href={() => location.href} />,
        })}
        <EnterpriseCard demoUrl={demoUrl} level={level} isLarge={false} />
      </div>
    </div>
  );
}
