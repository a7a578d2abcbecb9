import { brokenLink } from '@grovemail/domain/forms/preferences.ts';
import { takeFocus } from '../../components/Alert.tsx';
import FreshLink from './FreshLink.tsx';
import styles from './preferences.module.css';

interface Props {
  /** Where a fresh link is requested. */
  action: string;
  takesFocus: boolean;
}

/** In place of everything that needs a link that works. */
export function BrokenLink({ action, takesFocus }: Props) {
  return (
    <section className={styles.broken} aria-labelledby="fresh-link">
      <h2
        id="fresh-link"
        className={styles.title}
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
      >
        {brokenLink.title}
      </h2>
      <p className={styles.hint}>{brokenLink.text}</p>
      <FreshLink action={action} />
    </section>
  );
}
