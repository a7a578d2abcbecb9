import { Icon } from '../../components/Icon.tsx';
import styles from './replay-button.module.css';

/** Plays the drawing of its section again (`data-draw`). It keeps its place until its script
 * has loaded; without scripts, and where nothing moves, there is none. */
export function ReplayButton() {
  return (
    <button className={styles.replay} type="button" data-replay="">
      <Icon name="repeat" size={16} />
      Play again
    </button>
  );
}
