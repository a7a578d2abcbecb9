import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { leaveField } from '../keyboard/focus.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import styles from './search-field.module.css';

interface Props {
  label: string;
  value: string;
  /** Debounced. */
  change(text: string): void;
  /** By default, leaves the field for the results. */
  enter?: (text: string) => void;
}

const debounceMs = 250;

/** A search field that `/` focuses. Escape clears it. */
export function SearchField({ label, value, change, enter = leaveField }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => change(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, change]);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <label className={styles.field}>
      <Icon name="search" size={16} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            change(typed);
            enter(typed);
          }
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          setTyped('');
        }}
      />
      <span aria-hidden="true">
        <Key>/</Key>
      </span>
    </label>
  );
}
