import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './price-figure.module.css';

interface Props {
  price: string;
  /** Its unit or period, and what is billed, a line each. */
  lines: readonly ReactNode[];
  /** What it is calculated with, in small type. Parts between dots have lines of their own on phones. */
  rates?: readonly string[];
}

/** A price in large type. */
export function PriceFigure({ price, lines, rates = [] }: Props) {
  const isLong = price.length > maxFullSizeLength;
  return (
    <>
      <p className={isLong ? `${styles.price} ${styles.long}` : styles.price}>
        <Amount>{price}</Amount>
      </p>
      <div className={styles.per}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each line has its place
          <p key={at}>
            <Amount>{line}</Amount>
          </p>
        ))}
        {rates.map((rate) => (
          <small key={rate}>
            <Amount>
              {rate.split(' · ').map((part, at) => (
                <span key={part} className={styles.part}>
                  {at > 0 && <span className={styles.dot}> · </span>}
                  {part}
                </span>
              ))}
            </Amount>
          </small>
        ))}
      </div>
    </>
  );
}

/** Characters of `$9,999.99`; longer prices are set smaller. */
const maxFullSizeLength = 9;
