import { Icon } from '../../components/Icon.tsx';
import styles from './benefits.module.css';

interface Props {
  benefits: readonly string[];
  /** Side by side below a plan, instead of one below the other. */
  inRow?: boolean;
}

export function Benefits({ benefits, inRow }: Props) {
  return (
    <ul className={inRow ? styles.row : styles.list}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
