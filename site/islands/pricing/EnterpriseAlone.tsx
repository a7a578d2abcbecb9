import { EnterpriseCard } from './EnterpriseCard.tsx';
import styles from './plans.module.css';

interface Props {
  demoUrl: string;
  level: 2 | 3;
}

/** The way out where there is no list of prices. */
export function EnterpriseAlone(props: Props) {
  return (
    <div className={styles.cards}>
      <EnterpriseCard {...props} isLarge />
    </div>
  );
}
