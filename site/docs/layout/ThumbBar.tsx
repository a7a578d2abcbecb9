import { Icon } from '../../components/Icon.tsx';
import { TryButton } from '../components/TryButton.tsx';
import styles from './thumb-bar.module.css';

interface Props {
  /** Whether the page has a list of its contents. */
  contents: boolean;
  /** Whether the page has operations to try. */
  tryIt: boolean;
}

/** A bar at the bottom of phone screens, in place of the side columns. */
export function ThumbBar({ contents, tryIt }: Props) {
  if (!contents && !tryIt) return null;
  return (
    <div className={styles.bar}>
      {contents && (
        <button type="button" className={styles.button} popoverTarget="docs-contents">
          <Icon name="list" />
          On this page
        </button>
      )}
      {tryIt && <TryButton />}
    </div>
  );
}
