import { Icon } from '../../components/Icon.tsx';
import styles from './contents.module.css';

export interface Heading {
  /** 2 or 3. */
  depth: number;
  id: string;
  text: string;
}

/** The page's table of contents: next to the text on wide screens, else a sheet opened from the thumb bar. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav
      id="docs-contents"
      className={styles.contents}
      popover="auto"
      aria-labelledby="on-this-page"
    >
      <div className={styles.head}>
        <p id="on-this-page" className={styles.title}>
          On this page
        </p>
        <button
          type="button"
          className={styles.close}
          popoverTarget="docs-contents"
          popoverTargetAction="hide"
          aria-label="Close contents"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <ol className={styles.list}>
        {headings.map(({ depth, id, text }) => (
          <li key={id}>
            <a
              className={depth > 2 ? `${styles.entry} ${styles.nested}` : styles.entry}
              href={`#${id}`}
              data-spy=""
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
