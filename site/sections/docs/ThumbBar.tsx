import { TryButton } from '../../components/docs/TryButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import styles from './thumb-bar.module.css';

interface Props {
  /** Whether the page has a list of its contents. */
  contents: boolean;
  /** Whether calls of the page can be tried: then the one that is being read. */
  tryIt: boolean;
}

/** On a phone, what the side columns hold elsewhere, within reach of a thumb. */
export function ThumbBar({ contents, tryIt }: Props) {
  if (!contents && !tryIt) return null;
  return (
    <div className={styles.bar}>
      {contents && (
        <button type="button" className={styles.button} popoverTarget="docs-contents">
          <Icon name="list" size={18} />
          On this page
        </button>
      )}
      {tryIt && <TryButton />}
    </div>
  );
}
