import type { CallError } from '../calls/call.ts';
import styles from './detail.module.css';
import { ListState } from './ListState.tsx';

/** Replaces a detail that is loading or failed to load. */
export function DetailState({ error }: { error: CallError | null }) {
  return (
    <section className={styles.detail} aria-label="Detail">
      <ListState of={null} error={error} />
    </section>
  );
}
