import { Icon } from '../../components/Icon.tsx';
import styles from './page-head.module.css';

/** Opens the contents where there is room neither for them nor for a thumb bar. */
export function ContentsButton() {
  return (
    <button type="button" className={styles.contents} popoverTarget="docs-contents">
      <Icon name="list" size={18} />
      On this page
    </button>
  );
}
