import { IconButton } from '../components/Button.tsx';
import styles from './phone-steps.module.css';
import type { Steps } from './use-steps.ts';

/** Returns to the list or moves to its next item, on phones. */
export function PhoneSteps({ place, back, step }: Pick<Steps, 'place' | 'back' | 'step'>) {
  return (
    <div className={styles.steps}>
      <IconButton icon="back" label="Back to the list" onClick={back} />
      <span>{place}</span>
      <IconButton icon="up" label="Previous" onClick={() => step(-1)} />
      <IconButton icon="down" label="Next" onClick={() => step(1)} />
    </div>
  );
}
