import { LinkButton } from '../components/LinkButton.tsx';
import { Logo } from '../components/Logo.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import styles from './header.module.css';
import plain from './plain-header.module.css';

/** The header of single-purpose pages: home link and log-in link. */
export function PlainHeader({ brand, login }: { brand: string; login: string }) {
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={`${styles.bar} ${plain.bar}`}>
        <a className={styles.logo} href="/">
          <Logo name={brand} />
        </a>
        <LinkButton href={login} look="outline" small>
          Log In
        </LinkButton>
      </div>
    </header>
  );
}
