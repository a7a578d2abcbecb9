import { Icon } from '../../components/Icon.tsx';
import styles from './copy-button.module.css';

interface Props {
  label?: string;
}

/**
 * Copies the code of its panel or line. Hidden without JavaScript, but its space is reserved so that nothing
 * shifts.
 */
export function CopyButton({ label = 'Copy code' }: Props) {
  return (
    <button type="button" className={styles.button} data-copy="" aria-label={label}>
      <Icon name="copy" size={16} />
      <Icon name="check" size={16} />
    </button>
  );
}
