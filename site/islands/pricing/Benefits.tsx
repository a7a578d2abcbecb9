import { Icon } from '../../components/Icon.tsx';
import styles from './plans.module.css';

export function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
