import { type SharedFigures, shareQuery } from '@grovemail/domain/savings/share-link.ts';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import styles from './calculator.module.css';

/** Copies a link that fills in counts and services, never a person; where copying is refused, shows it. */
export function CopySavings({ values }: { values: SharedFigures }) {
  const [said, setSaid] = useState('');

  async function copy() {
    const link = `${location.origin}${location.pathname}?${shareQuery(values)}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Link copied. It holds your figures, not your name.');
    } catch {
      setSaid(`Please copy it from here: ${link}`);
    }
  }

  return (
    <>
      <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={copy}>
        Copy link
      </button>
      <p role="status" className={styles.copied}>
        {said}
      </p>
    </>
  );
}
