import { useState } from 'react';
import styles from './copy-link.module.css';

interface Props {
  /** The page's URL with the selection. */
  href(): string;
}

/** Copies the URL of an estimate. Shows it where copying is not allowed. */
export function CopyLink({ href }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(href());
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
        {state === 'denied' && `Please copy it from here: ${href()}`}
      </span>
    </p>
  );
}
