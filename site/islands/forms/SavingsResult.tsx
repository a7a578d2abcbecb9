import { formatUsd } from '@grovemail/domain/savings/savings.ts';
import type { MouseEvent, RefObject } from 'react';
import buttons from '../../components/button.module.css';
import { CheckList } from '../../components/CheckList.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { CatalogState } from '../../form-state/use-catalog.ts';
import { CopySavings } from './CopySavings.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { GrowthBeside } from './GrowthBeside.tsx';
import { SavingsReceipt } from './SavingsReceipt.tsx';
import receipt from './savings-receipt.module.css';

export interface SavingsWords {
  brand: string;
  /** What the calculation assumes. */
  assumed: string;
  benefits: { title: string; items: string[] };
  /** Shown instead of the benefits when nothing is saved. */
  gains: { title: string; items: string[] };
}

interface Props {
  result: Calculated;
  words: SavingsWords;
  prices: CatalogState;
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  demoUrl: string;
  onAgain: () => void;
}

/** The result, in the place of the form: what was calculated at the press of the button, and what follows from it. */
export function SavingsResult({ result, words, prices, heading, demoUrl, onAgain }: Props) {
  const list = result.savings.banner ? words.benefits : words.gains;
  return (
    <section
      className={`${styles.result} ${styles.done} ${receipt.receipt}`}
      aria-labelledby="savings-result"
      onClickCapture={ignoreSecondClick}
    >
      <h2 ref={heading} id="savings-result" tabIndex={-1} className={styles.sentence}>
        {sentence(result)}
      </h2>
      <SavingsReceipt calculated={result} brand={words.brand} />
      <GrowthBeside figures={result.values} assumed={words.assumed} prices={prices} />
      <h3 className={styles.listTitle}>{list.title}</h3>
      <CheckList items={list.items} />
      <div className={styles.ways}>
        <LinkButton href={demoUrl}>Get a 30-minute Demo</LinkButton>
        <button type="button" className={`${buttons.button} ${buttons.outline}`} onClick={onAgain}>
          Calculate again
        </button>
        <CopySavings values={result.values} />
      </div>
    </section>
  );
}

/** The second of a double click on the form's button, which this has taken the place of. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Who opens a shared link has given no name. */
function sentence({ values: { firstname }, savings }: Calculated): string {
  if (!savings.banner) {
    const text = 'o immediate savings were flagged';
    return firstname === undefined ? `N${text}` : `${firstname}, n${text}`;
  }
  const greeting = firstname === undefined ? 'Congratulations' : `Congratulations ${firstname}`;
  return `${greeting}, you're set to save $${formatUsd(savings.savings)} annually`;
}
