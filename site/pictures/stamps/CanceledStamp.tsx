import styles from './canceled-stamp.module.css';
import { Postmark } from './Postmark.tsx';
import { Stamp } from './Stamp.tsx';
import type { StampName } from './stamps.ts';

interface Props {
  name: StampName;
  /** The brand, along the rim of the postmark. */
  brand: string;
  /** A word in the middle of the postmark, such as "Received". */
  word: string;
}

/** A decorative stamp with a postmark. At most one on a page. */
export function CanceledStamp({ name, brand, word }: Props) {
  return (
    <div className={styles.canceled} aria-hidden="true">
      <Stamp name={name} />
      <Postmark brand={brand} word={word} />
    </div>
  );
}
