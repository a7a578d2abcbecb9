import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import styles from './message-frame.module.css';

interface Props {
  brand: string;
  legalName: string;
  /** Whether to show the logo above the card. */
  logo: boolean;
  children: ReactNode;
}

/** The frame of message pages: one card between logo and legal links. */
export function MessageFrame({ brand, legalName, logo, children }: Props) {
  return (
    <div className={styles.ground}>
      {logo && (
        <header className={styles.header}>
          <a className={styles.logo} href="/">
            <Logo name={brand} />
          </a>
        </header>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.card}>{children}</div>
      </main>
      <footer className={styles.footer}>
        <p>{legalName}</p>
        <p className={styles.legal}>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </p>
      </footer>
    </div>
  );
}
