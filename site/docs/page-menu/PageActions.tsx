import { Icon } from '../../components/Icon.tsx';
import styles from './page-actions.module.css';

interface Props {
  /** Path of the page as Markdown. */
  markdown: string;
  /** URL of the MCP server; relative if the API has the site's origin. */
  mcp: string;
  /** Next to the text if there is room, above the contents. */
  aside: boolean;
}

/** Copies the page and opens a menu with more. Without JavaScript, a link to the page as Markdown. */
export function PageActions({ markdown, mcp, aside }: Props) {
  return (
    <div
      className={aside ? `${styles.actions} ${styles.aside}` : styles.actions}
      data-no-markdown=""
      data-markdown={markdown}
      data-mcp={mcp}
    >
      <button type="button" className={styles.copy} data-page="copy">
        <Icon name="copy" size={16} />
        <span>Copy page</span>
      </button>
      <button
        type="button"
        className={styles.more}
        data-page="menu"
        aria-label="More ways to copy"
        aria-haspopup="menu"
      >
        <Icon name="chevron" size={16} />
      </button>
      <noscript>
        <a className={styles.copy} href={markdown}>
          Open as Markdown
        </a>
      </noscript>
    </div>
  );
}
