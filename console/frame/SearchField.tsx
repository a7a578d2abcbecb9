import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { leaveField } from '../keyboard/focus.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import styles from './search-field.module.css';

interface Props {
  label: string;
  value: string;
  /** Called a moment after the last key. */
  change(text: string): void;
  /** Default: leaves the field for what was found. */
  enter?: (text: string) => void;
}

const pauseMs = 250;

/** A text to look for, which `/` leads to. Enter leaves it; Escape empties it first. */
export function SearchField({ label, value, change, enter = leaveField }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => change(typed), pauseMs);
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
