import { CallsToAction } from '../components/CallsToAction.tsx';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import type { SiteLinks } from '../components/links.ts';
import { SkipLink } from '../components/SkipLink.tsx';
import styles from './header.module.css';
import { ProductMenu, type ProductMenuProps } from './ProductMenu.tsx';

interface Props extends ProductMenuProps {
  brand: string;
  links: SiteLinks;
  /** Pages of the operator's own. */
  own: readonly { label: string; href: string }[];
}

/**
 * The site header. Both menus are native popovers, so they work without JavaScript.
 */
export function Header({ brand, links, own, products, promo }: Props) {
  const menu = <ProductMenu products={products} promo={promo} />;
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Logo name={brand} />
        </a>
        <nav className={styles.wide} aria-label="Main">
          <button type="button" className={styles.link} popoverTarget="products">
            Products
            <span className={styles.sign}>
              <Icon name="chevron" />
            </span>
          </button>
          <div id="products" popover="auto" className={styles.mega}>
            {menu}
          </div>
          <a className={styles.link} href="/#pricing">
            Pricing
          </a>
          <a className={`${styles.link} ${styles.tertiary}`} href="/calculator">
            Savings calculator
          </a>
          <a className={`${styles.link} ${styles.secondary}`} href="/developers">
            Developers
          </a>
          <a className={`${styles.link} ${styles.secondary}`} href={links.blog}>
            Blog
          </a>
          {own.map(({ label, href }) => (
            <a key={href} className={`${styles.link} ${styles.secondary}`} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.calls}>
          <a className={`${styles.link} ${styles.secondary}`} href={links.login}>
            Log In
          </a>
          <CallsToAction links={links} place="header" inBar />
        </div>
        <button type="button" className={styles.toggle} popoverTarget="menu" aria-label="Menu">
          <span className={styles.open}>
            <Icon name="menu" size={24} />
          </span>
          <span className={styles.close}>
            <Icon name="close" size={24} />
          </span>
        </button>
      </div>
      <div id="menu" popover="auto" className={styles.panel}>
        <nav aria-label="Menu">
          <details className={styles.fold}>
            <summary className={styles.row}>
              Products
              <span className={styles.sign}>
                <Icon name="chevron" />
              </span>
            </summary>
            {menu}
          </details>
          <a className={styles.row} href="#pricing">
            Pricing
          </a>
          <a className={styles.row} href="/calculator">
            Savings
          </a>
          <a className={styles.row} href="/developers">
            Developers
          </a>
          <a className={styles.row} href={links.blog}>
            Blog
          </a>
          <a className={styles.row} href="/contact">
            Contact
          </a>
          <a className={styles.row} href={links.login}>
            Log In
          </a>
          {own.map(({ label, href }) => (
            <a key={href} className={styles.row} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.thumb}>
          <CallsToAction links={links} place="header" />
        </div>
      </div>
    </header>
  );
}
