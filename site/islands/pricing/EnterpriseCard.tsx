import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { LinkButton } from '../../components/LinkButton.tsx';
import styles from './plans.module.css';

interface Props {
  purpose: string;
  demoUrl: string;
}

export function EnterpriseCard({ purpose, demoUrl }: Props) {
  return (
    <article className={styles.enterprise} aria-labelledby="enterprise">
      <h3 id="enterprise" className={styles.name}>
        Enterprise
      </h3>
      <p className={styles.purpose}>{purpose}</p>
      <p className={styles.custom}>{enterprisePlan.price}</p>
      <ul className={styles.benefits}>
        {enterprisePlan.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <LinkButton href={demoUrl}>{enterprisePlan.action}</LinkButton>
    </article>
  );
}
