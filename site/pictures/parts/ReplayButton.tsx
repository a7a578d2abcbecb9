import { Icon } from '../../components/Icon.tsx';
import styles from './replay-button.module.css';

/** Plays the drawing around it again (`data-draw`). Without a script, and where nothing moves, it is not shown. */
export function ReplayButton() {
  return (
    <button className={styles.replay} type="button" data-replay="" hidden>
      <Icon name="repeat" size={16} />
      Play again
    </button>
  );
}
