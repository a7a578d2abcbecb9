import { type ReactNode, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { borrowFocus } from '../keyboard/focus.ts';
import styles from './one-time-secret.module.css';
import { useToast } from './ToastPlace.tsx';

interface Props {
  secret: string;
  /** What it is for. */
  children: ReactNode;
  done(): void;
}

/** A secret that is shown once, until "Done". */
export function OneTimeSecret({ secret, children, done }: Props) {
  const toast = useToast();
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ text: 'Copied', icon: 'copy' });
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      toast({ text: 'Press Ctrl C to copy what is selected', icon: 'copy' });
    }
  };
  return (
    <section
      className={styles.card}
      aria-label="A secret that is shown once"
      ref={borrowFocus}
      tabIndex={-1}
    >
      <div className={styles.secret}>
        <Icon name="keys" size={22} />
        <p>
          <code ref={code}>{secret}</code>
          <span>{children} Shown once: it cannot be read again.</span>
        </p>
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <button type="button" className={styles.done} onClick={done}>
        Done
      </button>
    </section>
  );
}
