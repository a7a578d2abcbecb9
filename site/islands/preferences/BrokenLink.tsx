import { brokenLink } from '@grovemail/domain/forms/preferences.ts';
import { Alert, takeFocus } from '../../components/Alert.tsx';
import FreshLink from './FreshLink.tsx';
import styles from './preferences.module.css';

interface Props {
  /** Where a fresh link is requested. */
  action: string;
  /** Whose email it is, by name. */
  sender: string;
  /** Of the choice that was not saved. */
  notice?: string | undefined;
}

/** In place of everything that needs a link that works. */
export function BrokenLink({ action, sender, notice }: Props) {
  return (
    <section className={styles.broken} aria-labelledby="fresh-link" data-broken="">
      <p className={styles.mark} aria-hidden="true">
        Return to sender
      </p>
      <h1 id="fresh-link" tabIndex={-1} ref={takeFocus}>
        {brokenLink.title}
      </h1>
      {notice && <Alert kind="error">{notice}</Alert>}
      <p className={styles.hint}>{brokenLink.text}</p>
      <FreshLink action={action} sender={sender} />
    </section>
  );
}
