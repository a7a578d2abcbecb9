import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { example } from './example-figures.ts';
import { SavingsReceipt } from './SavingsReceipt.tsx';
import receipt from './savings-receipt.module.css';

interface Props {
  /** The typed figures; null while one is missing. */
  typed: Calculated | null;
  brand: string;
}

/** Beside the form: an example until there are figures, then what they come to so far. Nothing is sent for it. */
export function SavingsPreview({ typed, brand }: Props) {
  return (
    <section className={`${styles.result} ${receipt.receipt}`} aria-labelledby="savings-preview">
      <h2 id="savings-preview" className={styles.waiting}>
        {typed
          ? 'A preview of your yearly savings, from what you have typed so far.'
          : 'Fill in the form, and a preview of your yearly savings appears here.'}
      </h2>
      <SavingsReceipt
        calculated={typed ?? example}
        brand={brand}
        mark={typed ? 'Preview' : 'Example'}
      />
      <p className={styles.plain}>
        The calculation needs JavaScript. Without it, you can still send us your figures.
      </p>
    </section>
  );
}
