import { Icon } from '../../components/Icon.tsx';
import styles from './page-head.module.css';

/** Opens the table of contents on medium screens, which show neither the contents nor a thumb bar. */
export function ContentsButton() {
  return (
    <button type="button" className={styles.contents} popoverTarget="docs-contents">
      <Icon name="list" />
      On this page
    </button>
  );
}
