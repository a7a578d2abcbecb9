import { resultSentence } from '@grovemail/domain/savings/result-words.ts';
import { CheckList } from '../../components/CheckList.tsx';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import { type LetterWords, SentLetter } from '../../pictures/stamps/SentLetter.tsx';
import { CopySavings } from './CopySavings.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { GrowthComparison } from './GrowthComparison.tsx';
import { growthUsd } from './growth-request.ts';
import { ignoreSecondClick } from './ignore-second-click.ts';
import { SavingsReceipt } from './SavingsReceipt.tsx';
import receipt from './savings-receipt.module.css';

export interface SavingsWords {
  brand: string;
  /** Takes the form's place; its title is the result. */
  letter: Omit<LetterWords, 'title'>;
  /** The assumptions of the calculation. */
  assumed: string;
  benefits: { title: string; items: string[] };
  /** Shown instead of the benefits when nothing is saved. */
  gains: { title: string; items: string[] };
}

interface Props {
  result: Calculated;
  words: SavingsWords;
  prices: CatalogState;
  onAgain: () => void;
}

/**
 * The result: a letter in the place of the form, and the receipt where its preview was, of what was calculated at
 * the press of the button.
 */
export function SavingsResult({ result, words, prices, onAgain }: Props) {
  const list = result.savings.banner ? words.benefits : words.gains;
  const title = resultSentence(result.savings, result.values.firstname);
  return (
    <section className={styles.done} aria-label={title} onClickCapture={ignoreSecondClick}>
      <div className={styles.letter}>
        <SentLetter words={{ ...words.letter, title }} takesFocus onAgain={onAgain} />
      </div>
      <div className={`${styles.result} ${receipt.receipt}`}>
        <SavingsReceipt
          calculated={result}
          brand={words.brand}
          growth={growthUsd(result.values, prices)}
        />
        <h3 className={styles.listTitle}>{list.title}</h3>
        <CheckList items={list.items} />
        <div className={styles.ways}>
          <CopySavings values={result.values} />
        </div>
        <GrowthComparison figures={result.values} assumed={words.assumed} prices={prices} />
      </div>
    </section>
  );
}
