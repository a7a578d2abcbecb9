import type { ReactNode } from 'react';
import { Logo } from '../components/Logo.tsx';
import tints from '../components/tint.module.css';
import airmail from '../pictures/stamps/airmail.module.css';
import type { Tint } from '../sections/FeatureBlock.tsx';
import styles from './message-frame.module.css';

interface Props {
  brand: string;
  legalName: string;
  /** Whether to show the logo above the card. */
  logo: boolean;
  /** The color of the ground and the card's edge. */
  tone: Tint;
  children: ReactNode;
}

/** The frame of message pages: one letter that bears the logo, and legal links. */
export function MessageFrame({ brand, legalName, logo, tone, children }: Props) {
  return (
    <div className={`${styles.ground} ${styles[tone]} ${tints[tone]}`}>
      <svg className={styles.waves} aria-hidden="true">
        <pattern id="wave" width="72" height="40" patternUnits="userSpaceOnUse">
          <path d="M-36 20c12 9 24 9 36 0s24-9 36 0 24 9 36 0 24-9 36 0" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#wave)" stroke="none" />
      </svg>
      {logo && (
        <header className={styles.header}>
          <a className={styles.logo} href="/">
            <Logo name={brand} />
          </a>
        </header>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={`${airmail.airmail} ${styles.card}`}>{children}</div>
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
