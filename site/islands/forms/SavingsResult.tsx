import { bannerThreshold, formatUsd } from '@grovemail/domain/savings/savings.ts';
import { shareQuery } from '@grovemail/domain/savings/share-link.ts';
import type { RefObject } from 'react';
import buttons from '../../components/button.module.css';
import { CheckList } from '../../components/CheckList.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Receipt } from '../../components/receipt/Receipt.tsx';
import { ReceiptHead } from '../../components/receipt/ReceiptHead.tsx';
import { shortDate } from '../../components/receipt/short-date.ts';
import { CopySavings } from './CopySavings.tsx';
import { CostBars } from './CostBars.tsx';
import type { Calculated } from './calculated.ts';
import styles from './calculator.module.css';
import { example } from './example-figures.ts';
import { groupedCount } from './grouped-count.ts';
import { SumLines } from './SumLines.tsx';
import receipt from './savings-receipt.module.css';

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

/** The receipt; an example, marked as such, before there is a result. */
export function SavingsResult({ result, words, heading, demoUrl, onAgain }: Props) {
  const shown = result ?? example;
  const { savings, values } = shown;
  const list = savings.banner ? words.benefits : words.gains;
  const figure = `$${formatUsd(savings.savings)}`;
  const services = savings.serviceLines.length;
  return (
    <section className={`${styles.result} ${receipt.receipt}`} aria-labelledby="savings-result">
      <h2
        ref={heading}
        id="savings-result"
        tabIndex={-1}
        className={result ? styles.sentence : styles.waiting}
      >
        {result ? sentence(result) : 'Fill in the form, and your yearly saving appears here.'}
      </h2>
      <Receipt>
        <ReceiptHead
          title={words.brand}
          {...(result ? { date: shortDate(new Date()) } : { mark: 'Example' })}
          subject={`${groupedCount(values.active_count)} active customers`}
          scope={services === 1 ? '1 service' : `${services} services`}
        />
        {savings.banner ? (
          // Millions would not fit on a phone at full size.
          <p className={figure.length > maxFullSizeLength ? styles.long : styles.big}>
            <strong>{figure}</strong> <span>saved a year</span>
          </p>
        ) : (
          <p className={styles.reason}>{reason(shown)}</p>
        )}
        <CostBars calculated={shown} brand={words.brand} />
        <div className={receipt.lines}>
          <SumLines calculated={shown} />
        </div>
      </Receipt>
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
            <CopySavings key={shareQuery(values)} values={values} />
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
    return addressed(firstname, 'select the services you pay for to see what you would save');
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
    return 'Your figures are still in the form: select a service there.';
  }
  return savings.savings > 0
    ? `The difference is $${formatUsd(savings.savings)} a year. We call it a saving above $${bannerThreshold}.`
    : 'With us you would pay no less than you do now.';
}
