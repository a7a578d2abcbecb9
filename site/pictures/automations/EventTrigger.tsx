import { Icon } from '../../components/Icon.tsx';
import pill from '../parts/pill.module.css';
import { cartDrawings } from './CartDrawings.tsx';
import styles from './event-trigger.module.css';
import palette from './step-palette.module.css';

/** What a customer did, the event it sends, and the journey this starts. */
export function EventTrigger() {
  return (
    <div className={styles.trigger}>
      <div className={`${palette.step} ${styles.cart}`}>
        <svg aria-hidden="true">{cartDrawings.cart}</svg>
      </div>
      <div className={`${palette.step} ${styles.code}`}>
        <svg aria-hidden="true">{cartDrawings.call}</svg>
      </div>
      <div className={`${palette.step} ${palette.node}`}>
        <Icon name="workflow" size={20} />
        <span>
          <b>“Come back”</b>
          Journey for Ada
        </span>
        <span className={`${pill.pill} ${pill.done}`}>Running</span>
      </div>
    </div>
  );
}
