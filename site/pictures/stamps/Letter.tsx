import airmail from './airmail.module.css';
import { CanceledStamp } from './CanceledStamp.tsx';
import styles from './letter.module.css';
import type { StampName } from './stamps.ts';

interface Props {
  name: StampName;
  brand: string;
  /** In the middle of the postmark. */
  word: string;
  /** Stamped across in red, such as "Return to sender". */
  mark: string;
  /** Lines of the addresses; null is the requested path, which a script fills in. */
  from: readonly string[];
  to: readonly (string | null)[];
}

/** A decorative letter that did not arrive. */
export function Letter({ mark, from, to, ...stamp }: Props) {
  return (
    <div className={`${airmail.airmail} ${styles.letter}`} aria-hidden="true">
      <div>
        {from.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.stamp}>
        <CanceledStamp {...stamp} />
      </div>
      <p className={styles.mark}>{mark}</p>
      <div className={styles.to}>
        {to.map((line) =>
          line === null ? (
            <p key="path" data-path="">
              this address
            </p>
          ) : (
            <p key={line}>{line}</p>
          ),
        )}
      </div>
    </div>
  );
}
