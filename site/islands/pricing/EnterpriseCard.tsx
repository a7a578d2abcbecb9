import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Stamp } from '../../pictures/stamps/Stamp.tsx';
import { Benefits } from './Benefits.tsx';
import styles from './enterprise-card.module.css';

interface Props {
  demoUrl: string;
  level: 2 | 3;
  /** Where it is the only plan to choose, and takes the whole row. */
  isLarge: boolean;
  /** Who it is for, if not for anyone. */
  lead?: string | undefined;
}

/** The plan without a fixed price. */
export function EnterpriseCard({ demoUrl, level, isLarge, lead }: Props) {
  const Name = `h${level}` as const;
  return (
    <article
      className={isLarge ? `${styles.card} ${styles.large}` : styles.card}
      aria-labelledby="enterprise"
    >
      <Name id="enterprise" className={styles.name}>
        Enterprise
      </Name>
      <p className={lead ? styles.lead : styles.purpose}>{lead ?? `${enterprisePlan.audience}.`}</p>
      <p className={styles.price}>{enterprisePlan.price}</p>
      <p className={styles.per}>A price we agree on with you, based on volume.</p>
      <LinkButton href={demoUrl} look={isLarge ? 'lime' : 'outline'}>
        {enterprisePlan.action}
      </LinkButton>
      <Benefits benefits={enterprisePlan.benefits} />
      <div className={styles.rest}>
        <div className={styles.stamp}>
          <Stamp name="loom" />
        </div>
      </div>
    </article>
  );
}
