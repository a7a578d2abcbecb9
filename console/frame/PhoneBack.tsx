import { IconButton } from '../components/Button.tsx';
import styles from './phone-back.module.css';

/** Returns to the list, on phones. */
export function PhoneBack({ back }: { back(): void }) {
  return (
    <div className={styles.back}>
      <IconButton icon="back" label="Back to the list" onClick={back} />
    </div>
  );
}
