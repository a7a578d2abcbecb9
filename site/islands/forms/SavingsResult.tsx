import { growthUsd } from '@grovemail/domain/savings/growth-words.ts';
import { assumption, noService, resultSentence } from '@grovemail/domain/savings/result-words.ts';
import buttons from '../../components/button.module.css';
import { CheckList } from '../../components/CheckList.tsx';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import { type LetterWords, SentLetter } from '../../pictures/stamps/SentLetter.tsx';
import { CopySavings } from './CopySavings.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { assumed, GrowthComparison, GrowthPrice } from './GrowthComparison.tsx';
import { ignoreSecondClick } from './ignore-second-click.ts';
import { SavingsReceipt } from './SavingsReceipt.tsx';
import receipt from './savings-receipt.module.css';

export interface SavingsWords {
  brand: string;
  /** Takes the form's place. */
  letter: LetterWords;
  /** Leads back to the form. */
  again: string;
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
 * The receipt of what was calculated at the press of the button, where its preview was, and what else it brings,
 * with a letter, in the place of the form.
 */
export function SavingsResult({ result, words, prices, onAgain }: Props) {
  const { savings, values } = result;
  const list = savings.banner ? words.benefits : words.gains;
  const parts = resultSentence(savings, values.firstname);
  const compares = savings.serviceLines.length > 0;
  return (
    <section
      data-result=""
      className={styles.done}
      aria-label={compares ? parts.join('') : noService.title}
      onClickCapture={ignoreSecondClick}
    >
      <div className={`${styles.result} ${receipt.receipt}`}>
        <SavingsReceipt
          calculated={result}
          brand={words.brand}
          sentence={parts}
          growth={compares && prices.kind === 'known' ? growthUsd(values, prices.catalog) : null}
          onServices={onAgain}
        />
        {compares && (
          <div className={styles.ways}>
            <CopySavings values={values} />
            <button
              type="button"
              className={`${buttons.button} ${buttons.outline}`}
              onClick={onAgain}
            >
              {words.again}
            </button>
          </div>
        )}
      </div>
      <div className={styles.beside}>
        <SentLetter words={compares ? words.letter : quiet(words.letter)} level={3} />
        <div>
          <h3 className={styles.listTitle}>{list.title}</h3>
          <CheckList items={list.items} />
        </div>
        {!compares && (
          <div>
            <h3 className={styles.listTitle}>{assumed}</h3>
            <p className={styles.assumed}>{assumption(savings)}</p>
          </div>
        )}
      </div>
      {compares && (
        <GrowthComparison assumption={assumption(savings)}>
          <GrowthPrice figures={values} prices={prices} />
        </GrowthComparison>
      )}
    </section>
  );
}

/** Beside the button that leads back to the services, which matters more. */
function quiet({ meanwhile, ...letter }: LetterWords): LetterWords {
  return meanwhile ? { ...letter, meanwhile: { ...meanwhile, quiet: true } } : letter;
}
