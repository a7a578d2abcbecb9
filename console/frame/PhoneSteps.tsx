import { IconButton } from '../components/Button.tsx';
import { digits } from '../components/counts.ts';
import styles from '../components/detail.module.css';
import type { Steps } from './use-steps.ts';

/** Returns to the list or moves to its next item, on phones. */
export function PhoneSteps({ place, back, step }: Pick<Steps, 'place' | 'back' | 'step'>) {
  return (
    <div className={styles.phone}>
      <IconButton icon="back" label="Back to the list" onClick={back} />
      {place && `${place.at} of ${digits(place.of)}`}
      <IconButton icon="up" label="Previous" onClick={() => step(-1)} />
      <IconButton icon="down" label="Next" onClick={() => step(1)} />
    </div>
  );
}
