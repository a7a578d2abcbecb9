import type { CallError } from '../calls/call.ts';
import styles from './detail.module.css';
import { ListState } from './ListState.tsx';

/** In place of a detail: it is loading, or what is wrong. */
export function DetailState({ error }: { error: CallError | null }) {
  return (
    <section className={styles.detail} aria-label="Detail">
      <ListState of={null} error={error} />
    </section>
  );
}
