import { type SharedFigures, shareQuery } from '@grovemail/domain/savings/share-link.ts';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import styles from './calculator.module.css';

/** Copies a link with the figures and services, never personal data. Shows it where copying is not allowed. */
export function CopySavings({ values }: { values: SharedFigures }) {
  const [status, setStatus] = useState('');

  async function copy() {
    const link = `${location.origin}${location.pathname}?${shareQuery(values)}`;
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Link copied. It contains your figures, not your name.');
    } catch {
      setStatus(`Please copy it from here: ${link}`);
    }
  }

  return (
    <>
      <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={copy}>
        Copy link
      </button>
      <p role="status" className={styles.copied}>
        {status}
      </p>
    </>
  );
}
