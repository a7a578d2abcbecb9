import { Icon } from '../../components/Icon.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { SiteLinks } from '../../components/links.ts';
import { ThemeChoice } from '../components/ThemeChoice.tsx';
import { isGroupOpen, type NavGroup, type NavLeaf, type NavPart } from '../navigation/nav-tree.ts';
import styles from './docs-nav.module.css';

interface Props {
  brand: string;
  links: SiteLinks;
  groups: NavGroup[];
  /** The current path; a group is open if it contains the group's path. */
  address: string;
  /** Every group is open. */
  expanded: boolean;
  /** The current leaf. */
  current: string;
}

/** The navigation tree; on phones the same element is a drawer. */
export function DocsNav({ brand, links, groups, address, expanded, current }: Props) {
  return (
    <nav id="docs-nav" className={styles.nav} popover="auto" aria-label="Documentation">
      <div className={styles.top}>
        <a className={styles.logo} href="/">
          <Logo name={brand} />
        </a>
        <button
          type="button"
          className={styles.close}
          popoverTarget="docs-nav"
          popoverTargetAction="hide"
          aria-label="Close navigation"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <a className={styles.search} href="/developers/search" data-search="">
        <Icon name="search" />
        Search
      </a>
      <div className={styles.tree}>
        {groups.map((group) => (
          <details
            key={group.path}
            className={styles.group}
            open={expanded || isGroupOpen(group, address)}
            data-group={group.path}
          >
            <summary className={styles.label}>
              {group.label}
              <Icon name="chevronRight" size={16} />
            </summary>
            {[...Map.groupBy(group.leaves, ({ section }) => section)].map(([section, leaves]) => (
              <Leaves key={section} section={section} leaves={leaves} current={current} />
            ))}
          </details>
        ))}
      </div>
      <div className={styles.end}>
        <div className={styles.theme}>
          <span aria-hidden="true">Theme</span>
          <ThemeChoice name="drawer-theme" />
        </div>
        <div className={styles.calls}>
          <LinkButton look="outline" href={links.login}>
            Log In
          </LinkButton>
          <LinkButton href={links.registerFromHeader} register="header">
            Sign Up
          </LinkButton>
        </div>
      </div>
    </nav>
  );
}

function Leaves(props: { section: string | undefined; leaves: NavLeaf[]; current: string }) {
  const { section, leaves, current } = props;
  return (
    <>
      {section && <p className={styles.section}>{section}</p>}
      <ul aria-label={section}>
        {leaves.map(({ label, path, parts }) => (
          <li key={path}>
            <a
              className={styles.leaf}
              href={path}
              aria-current={path === current ? 'page' : undefined}
            >
              {label}
            </a>
            {path === current && parts && <Parts parts={parts} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Parts({ parts }: { parts: NavPart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ label, id, method }) => (
        <li key={id}>
          <a className={styles.part} href={`#${id}`} data-spy="">
            {method && (
              <span className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>
                {method}
              </span>
            )}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
