import { CancelledStamp } from './CancelledStamp.tsx';
import styles from './letter.module.css';
import type { StampName } from './stamps.ts';

interface Props {
  name: StampName;
  brand: string;
  /** In the middle of the postmark. */
  word: string;
  /** Stamped across in red, such as "Return to sender". */
  mark: string;
}

/** A decorative letter that did not arrive. */
export function Letter({ mark, ...stamp }: Props) {
  return (
    <div className={styles.letter} aria-hidden="true">
      <p>{stamp.brand}</p>
      <div className={styles.stamp}>
        <CancelledStamp {...stamp} />
      </div>
      <p className={styles.mark}>{mark}</p>
    </div>
  );
}
