import { CheckList } from '../components/CheckList.tsx';
import styles from './eligibility.module.css';

export function Eligibility({ title, items }: { title: string; items: string[] }) {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <CheckList items={items} />
    </div>
  );
}
