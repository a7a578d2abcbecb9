import styles from './check-list.module.css';
import { Icon } from './Icon.tsx';

/** A list with check marks. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} />
          {item}
        </li>
      ))}
    </ul>
  );
}
