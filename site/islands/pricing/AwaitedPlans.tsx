import { growthPlan } from '@grovemail/domain/pricing/growth-plan.ts';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import styles from './awaited-plans.module.css';
import { EnterpriseCard } from './EnterpriseCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import plans from './plans.module.css';

interface Props {
  demoUrl: string;
  level: 2 | 3;
}

/** Growth without a figure while prices come from another service, beside Enterprise. */
export function AwaitedPlans({ demoUrl, level }: Props) {
  return (
    <div className={styles.awaited}>
      <div className={`${styles.selectors} ${styles.bar}`} aria-hidden="true" />
      <p className={styles.plain}>
        Prices need JavaScript. Without it, we tell you yours in a <a href={demoUrl}>demo</a>.
      </p>
      <div className={plans.cards}>
        <PlanCard
          id="growth"
          name="Growth"
          purpose={`${growthPlan.audience}.`}
          level={level}
          controls={
            <div className={styles.controls} aria-hidden="true">
              <p className={`${styles.price} ${styles.bar}`} />
              {rows.map((row) => (
                <p key={row} className={styles.bar} />
              ))}
            </div>
          }
          receipt={
            <div className={styles.receipt} aria-hidden="true">
              <Receipt>
                {rows.map((row) => (
                  <p key={row} className={styles.bar} />
                ))}
              </Receipt>
            </div>
          }
          benefits={growthPlan.base}
          link={null}
        />
        <EnterpriseCard demoUrl={demoUrl} level={level} isLarge={false} />
      </div>
    </div>
  );
}

/** About as many as there are modules. */
const rows = [1, 2, 3, 4];
