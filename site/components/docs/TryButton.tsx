import button from '../button.module.css';
import { Icon } from '../Icon.tsx';
import styles from './try-button.module.css';

interface Props {
  /** The operation's id; without one it is the operation that is being read. */
  operation?: string;
  small?: boolean;
}

/** Opens the API console over the page. Without a script it is not there, since it could do nothing. */
export function TryButton({ operation = '', small }: Props) {
  const look = `${button.button} ${button.lime} ${styles.button}`;
  return (
    <button
      type="button"
      className={small ? `${look} ${button.small}` : look}
      data-try={operation}
      aria-haspopup="dialog"
    >
      <Icon name="play" size={16} />
      Try it
    </button>
  );
}
