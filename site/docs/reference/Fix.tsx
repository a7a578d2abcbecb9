import { Icon } from '../../components/Icon.tsx';
import { InlineText } from '../components/InlineText.tsx';
import styles from './fix.module.css';

/** What to do about an error, behind an arrow. */
export function Fix({ text }: { text: string }) {
  return (
    <span className={styles.fix}>
      <Icon name="arrow" size={16} />
      <span>
        <InlineText text={text} />
      </span>
    </span>
  );
}
