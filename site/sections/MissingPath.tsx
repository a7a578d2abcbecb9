import buttons from '../components/button.module.css';
import { Icon } from '../components/Icon.tsx';
import styles from './missing-path.module.css';

interface Props {
  /** Pages that visitors may have meant. The first four are shown unless a script finds nearer ones in the path. */
  pages: readonly { label: string; href: string }[];
}

/** Explains that the path is unknown and the home page is shown instead, and suggests pages. A script names the path. */
export function MissingPath({ pages }: Props) {
  return (
    <details className={styles.line} open>
      <summary className={styles.close} aria-label="Dismiss">
        <Icon name="close" />
      </summary>
      <p role="status" className={styles.title}>
        There is no page at <code data-path="">this address</code>
      </p>
      <nav className={styles.pages} aria-label="Suggested pages">
        <p>Were you looking for one of these? The home page follows below.</p>
        {pages.map(({ label, href }, index) => (
          <a
            key={href}
            className={`${buttons.button} ${buttons.small} ${buttons.outline}`}
            href={href}
            data-suggested=""
            hidden={index > 3}
          >
            {label}
          </a>
        ))}
      </nav>
    </details>
  );
}
