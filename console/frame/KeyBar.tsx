import { useLayoutEffect } from 'react';
import { Key } from '../components/Key.tsx';
import styles from './key-bar.module.css';
import { type KeyTexts, keysOfPage, usableKeys } from './keys-of-page.ts';
import { useFrame } from './surroundings.ts';

/** The keys of a page, at the foot of its sheet. */
export function KeyBar({ keys }: { keys: KeyTexts }) {
  const usable = usableKeys(keys, useFrame());
  useLayoutEffect(() => {
    keysOfPage.current = usable;
  });
  return (
    <footer className={styles.bar} aria-hidden="true">
      {[...usable, ['?', 'All keys'] as const].map(([shortcut, action]) => (
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
