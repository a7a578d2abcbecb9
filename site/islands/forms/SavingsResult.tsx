import { bannerThreshold, formatUsd } from '@grovemail/domain/savings/savings.ts';
import type { RefObject } from 'react';
import buttons from '../../components/button.module.css';
import { CheckList } from '../../components/CheckList.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { CopySavings } from './CopySavings.tsx';
import { CostBars } from './CostBars.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { Arithmetic } from './SumLines.tsx';

export interface SavingsWords {
  brand: string;
  benefits: { title: string; items: string[] };
  /** Shown instead of the benefits when nothing is saved. */
  gains: { title: string; items: string[] };
}

interface Props {
  result: Calculated | null;
  words: SavingsWords;
  /** Takes the focus when there is a result. */
  heading: RefObject<HTMLHeadingElement | null>;
  demoUrl: string;
  onAgain: () => void;
}

/** Rendered before there is a result, so that nothing shifts when it comes. */
export function SavingsResult({ result, words, heading, demoUrl, onAgain }: Props) {
  const list = result?.savings.banner ? words.benefits : words.gains;
  const figure = result ? `$${formatUsd(result.savings.savings)}` : '$ –';
  // Millions would not fit on a phone at full size.
  const look = (result ? figure.length > maxFullSizeLength && styles.long : styles.none) || '';
  return (
    <section className={styles.result} aria-labelledby="savings-result">
      <h2 ref={heading} id="savings-result" tabIndex={-1} className={styles.sentence}>
        {result ? sentence(result) : 'Fill in the form, and your yearly saving will stand here.'}
      </h2>
      {result && !result.savings.banner ? (
        <p className={styles.reason}>{reason(result)}</p>
      ) : (
        <p className={`${styles.big} ${look}`}>
          {figure} <span>saved a year</span>
        </p>
      )}
      <CostBars savings={result} brand={words.brand} />
      <Arithmetic calculated={result} brand={words.brand} />
      {result ? (
        <>
          <h3 className={styles.listTitle}>{list.title}</h3>
          <CheckList items={list.items} />
          <div className={styles.ways}>
            <LinkButton href={demoUrl}>Get a 30-minute Demo</LinkButton>
            <button
              type="button"
              className={`${buttons.button} ${buttons.outline}`}
              onClick={onAgain}
            >
              Calculate again
            </button>
            <CopySavings values={result.values} />
          </div>
        </>
      ) : (
        <p className={styles.plain}>
          Working it out here needs JavaScript. Without it, your figures reach us all the same.
        </p>
      )}
    </section>
  );
}

/** Characters of `$99,999.99`; longer figures are set smaller. */
const maxFullSizeLength = 10;

function sentence({ values: { firstname }, savings }: Calculated): string {
  if (savings.serviceLines.length === 0) {
    return addressed(firstname, 'tick the services you pay for to see what you would save');
  }
  if (!savings.banner) return addressed(firstname, 'no immediate savings were flagged');
  const greeting = firstname === undefined ? 'Congratulations' : `Congratulations ${firstname}`;
  return `${greeting}, you're set to save $${formatUsd(savings.savings)} annually`;
}

/** Who opens a shared link has given no name. */
function addressed(name: string | undefined, text: string): string {
  return name === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : `${name}, ${text}`;
}

/** Why there is no good news. */
function reason({ savings }: Calculated): string {
  if (savings.serviceLines.length === 0) {
    return 'Press “Calculate again”: your figures are still in the form.';
  }
  return savings.savings > 0
    ? `The difference is $${formatUsd(savings.savings)} a year. We call it a saving above $${bannerThreshold}.`
    : 'With us you would pay no less than you do now.';
}
