import { useState } from 'react';
import styles from './copy-link.module.css';

/** Copies the URL, which contains the selection. Shows it where copying is not allowed. */
export function CopyLink() {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      setState('denied');
    }
  }

  return (
    <p className={styles.link}>
      <button type="button" onClick={copy}>
        Copy link to this estimate
      </button>
      <span aria-live="polite">
        {state === 'copied' && 'Link copied.'}
        {state === 'denied' && `Please copy it from here: ${location.href}`}
      </span>
    </p>
  );
}
