import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { SiteLinks } from '../../components/links.ts';
import { SkipLink } from '../../components/SkipLink.tsx';
import { ThemeChoice } from '../components/ThemeChoice.tsx';
import styles from './docs-header.module.css';

interface Props {
  brand: string;
  links: SiteLinks;
  /** Path of the current page. */
  address: string;
}

const search = '/developers/search';

/** The header of the documentation. The drawer is a popover, so it works without JavaScript. */
export function DocsHeader({ brand, links, address }: Props) {
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="docs-nav"
          aria-label="Open navigation"
        >
          <Icon name="menu" size={22} />
        </button>
        <a className={styles.logo} href="/">
          <Logo name={brand} />
        </a>
        <a className={styles.home} href="/developers">
          Developers
        </a>
        <a
          className={styles.search}
          href={search}
          aria-current={address === search ? 'page' : undefined}
          data-search=""
        >
          <Icon name="search" />
          <span>Search fields, errors, guides</span>
          <kbd className={styles.keys}>Ctrl K</kbd>
        </a>
        <div className={styles.calls}>
          <ThemeChoice name="theme" />
          <a className={styles.login} href={links.login}>
            Log In
          </a>
          <LinkButton small href={links.registerFromHeader} register="header">
            Sign Up
          </LinkButton>
        </div>
      </div>
    </header>
  );
}
