import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { example } from './example-figures.ts';
import { SavingsReceipt } from './SavingsReceipt.tsx';
import receipt from './savings-receipt.module.css';

interface Props {
  /** The typed figures; null while one is missing. */
  typed: Calculated | null;
  brand: string;
  /** Whether our own API gets the form, and shows the result of one that is sent without a script. */
  isOwn: boolean;
}

/** Beside the form: an example until there are figures, then what they come to so far. Nothing is sent for it. */
export function SavingsPreview({ typed, brand, isOwn }: Props) {
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
        {isOwn
          ? 'The preview needs JavaScript. Without it, the button shows your result.'
          : 'The calculation needs JavaScript. Without it, you can still send us your figures.'}
      </p>
    </section>
  );
}
