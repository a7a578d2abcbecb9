import { Icon } from '../components/Icon.tsx';
import styles from './closed.module.css';

/** Replaces the console once it has no server, or no key. */
export function Closed({ title, text }: { title: string; text: string }) {
  return (
    <main className={styles.closed}>
      <span className={styles.icon}>
        <Icon name="unplug" size={20} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      <code>
        <span aria-hidden="true">$ </span>npm run ops -- console
      </code>
    </main>
  );
}
