import { monthLabel, type Quote } from '@grovemail/domain/pricing/quote.ts';
import buttons from '../../components/button.module.css';
import { Amount } from './Amount.tsx';
import styles from './total-bar.module.css';

interface Props {
  quote: Quote;
  registerUrl: string;
}

/**
 * Keeps a plan's price in sight on phones, while what changes it is pressed. For the eye and the thumb alone: its
 * card has both already.
 */
export function TotalBar({ quote, registerUrl }: Props) {
  if (quote.kind !== 'priced') return null;
  return (
    <div className={styles.over} aria-hidden="true">
      <div className={styles.track}>
        <div className={styles.bar}>
          <p>
            <Amount>
              <b>{monthLabel(quote)}</b>
            </Amount>
            {!quote.free && ' a\u00a0month'}
          </p>
          <a
            className={`${buttons.button} ${buttons.lime} ${buttons.small}`}
            href={registerUrl}
            data-register="main"
            tabIndex={-1}
          >
            Get started free
          </a>
        </div>
      </div>
    </div>
  );
}
