import { brokenLink } from '@grovemail/domain/forms/preferences.ts';
import { takeFocus } from '../../components/Alert.tsx';
import FreshLink from './FreshLink.tsx';
import styles from './preferences.module.css';

interface Props {
  /** Where a fresh link is requested. */
  action: string;
  /** Of the choice that was not saved. */
  notice?: string | undefined;
}

/** In place of everything that needs a link that works. */
export function BrokenLink({ action, notice }: Props) {
  return (
    <section className={styles.broken} aria-labelledby="fresh-link" data-broken="">
      <h2 id="fresh-link" className={styles.title} tabIndex={-1} ref={takeFocus}>
        {brokenLink.title}
      </h2>
      {notice && <p role="alert">{notice}</p>}
      <p className={styles.hint}>{brokenLink.text}</p>
      <FreshLink action={action} />
    </section>
  );
}
