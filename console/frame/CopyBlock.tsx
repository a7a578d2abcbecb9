import { Icon } from '../components/Icon.tsx';
import styles from './copy-block.module.css';
import { useCopy } from './use-copy.ts';

/** A command, or another text for a machine. Pressing it copies it. */
export function CopyBlock({ text }: { text: string }) {
  const copy = useCopy();
  return (
    <button type="button" className={styles.block} onClick={() => void copy(text, 'Copied')}>
      <span className="sr">Copy </span>
      <code>{text}</code>
      <Icon name="copy" size={16} />
    </button>
  );
}
