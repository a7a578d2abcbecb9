import { CheckList } from '../components/CheckList.tsx';
import styles from './eligibility.module.css';

interface Props {
  title: string;
  items: string[];
  /** Such as `70%`. */
  discount: string;
}

/** Who can apply, with what they get on a stamp at the edge. */
export function Eligibility({ title, items, discount }: Props) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <CheckList items={items} />
      <p className={styles.stamp} aria-hidden="true">
        <span>
          Up to <b>{discount}</b> off
        </span>
      </p>
    </div>
  );
}
