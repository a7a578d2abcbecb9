import button from '../../components/button.module.css';
import { Icon } from '../../components/Icon.tsx';
import styles from './try-button.module.css';

interface Props {
  /** The operation's id; the one in view without it. */
  operation?: string;
  small?: boolean;
}

/** Opens the API console. Hidden without JavaScript. */
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
