import styles from './docs-footer.module.css';

interface Props {
  legalName: string;
  email: string;
  year: number;
}

/** The footer of the documentation, shorter than that of the site. */
export function DocsFooter({ legalName, email, year }: Props) {
  return (
    <footer className={styles.footer}>
      <p>
        © <span data-year="">{year}</span> {legalName}
      </p>
      <p className={styles.links}>
        <a href={`mailto:${email}`}>Contact us</a>
        <a href="/terms">Terms</a>
        <a href="/privacy">Privacy</a>
        <a href="/security">Security</a>
      </p>
    </footer>
  );
}
