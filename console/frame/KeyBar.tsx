import { useLayoutEffect } from 'react';
import { Key } from '../components/Key.tsx';
import styles from './key-bar.module.css';
import { type KeyTexts, keysOfPage } from './keys-of-page.ts';

/** The keys of a page, at the foot of its sheet. */
export function KeyBar({ keys }: { keys: KeyTexts }) {
  useLayoutEffect(() => {
    keysOfPage.current = keys;
  }, [keys]);
  return (
    <footer className={styles.bar} aria-hidden="true">
      {[...keys, ['?', 'All keys'] as const].map(([shortcut, action]) => (
        <span key={shortcut}>
          {shortcut.split(' ').map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {action}
        </span>
      ))}
    </footer>
  );
}
