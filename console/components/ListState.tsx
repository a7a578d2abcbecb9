import { Stamp } from '@grovemail/site/pictures/stamps/Stamp.tsx';
import { useEffect, useState } from 'react';
import type { CallError } from '../calls/call.ts';
import styles from './list-state.module.css';

/** The text for an empty list. */
export interface Empty {
  title: string;
  text: string;
  /** For a list that is empty because all work is done. */
  stamp?: boolean;
}

export const noMatch: Empty = {
  title: 'Nothing matches',
  text: 'Search for less, or take a filter away.',
};

interface Props {
  /** Null until it is loaded. */
  of: unknown;
  error: CallError | null;
  empty?: Empty | false | undefined;
}

/** Replaces rows that are loading, failed to load or do not exist. */
export function ListState({ of, error, empty }: Props) {
  const isSlow = useSlow(of === null && error === null);
  if (isSlow)
    return (
      <div className={styles.skeleton} role="status">
        <span className="sr">Loading</span>
        {Array.from({ length: 8 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identical.
          <div key={at} />
        ))}
      </div>
    );
  if (of === null)
    return (
      error && (
        <div className={styles.state} role="alert">
          <h2>This could not be read</h2>
          <p>{error.message}</p>
        </div>
      )
    );
  if (!empty) return null;
  return (
    <div className={styles.state}>
      {empty.stamp && (
        <div className={styles.stamp}>
          <Stamp name="sunrise" />
        </div>
      )}
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
    </div>
  );
}

const skeletonAfterMs = 300;

/** True once loading takes so long that it needs an indicator. */
function useSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), skeletonAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow && isLoading;
}
