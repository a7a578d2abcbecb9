import { enterprisePlan } from '@grovemail/domain/pricing/enterprise-plan.ts';
import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import styles from './plans.module.css';

interface Props {
  purpose: string;
  demoUrl: string;
  level: 2 | 3;
}

export function EnterpriseCard({ purpose, demoUrl, level }: Props) {
  const Name = `h${level}` as const;
  return (
    <article className={styles.enterprise} aria-labelledby="enterprise">
      <Name id="enterprise" className={styles.name}>
        Enterprise
      </Name>
      <p className={styles.purpose}>{purpose}</p>
      <p className={styles.custom}>{enterprisePlan.price}</p>
      <p className={styles.per}>Agreed with you.</p>
      <ul className={styles.benefits}>
        {enterprisePlan.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <LinkButton href={demoUrl} look="outline">
        {enterprisePlan.action}
      </LinkButton>
    </article>
  );
}
