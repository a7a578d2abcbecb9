import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import styles from './price-figure.module.css';

interface Props {
  price: string;
  /** The unit or period of the price. */
  children: ReactNode;
}

/** A price in large type. */
export function PriceFigure({ price, children }: Props) {
  const isLong = price.length > maxFullSizeLength;
  return (
    <>
      <p className={isLong ? `${styles.price} ${styles.long}` : styles.price}>
        <Amount>{price}</Amount>
      </p>
      <p className={styles.per}>
        <Amount>{children}</Amount>
      </p>
    </>
  );
}

/** Characters of `$9,999.99`; longer prices are set smaller. */
const maxFullSizeLength = 9;
