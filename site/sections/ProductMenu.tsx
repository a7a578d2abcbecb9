import { Icon, type IconName } from '../components/Icon.tsx';
import tints from '../components/tint.module.css';
import type { Tint } from './FeatureBlock.tsx';
import styles from './product-menu.module.css';

export interface ProductMenuProps {
  products: { title: string; description: string; href: string; icon: IconName; tint: Tint }[];
  promo: { title: string; text: string; cta: string; href: string };
}

/** The products in two columns, and the startup program next to them. */
export function ProductMenu({ products, promo }: ProductMenuProps) {
  return (
    <div className={styles.menu}>
      <ul className={styles.grid}>
        {products.map(({ title, description, href, icon, tint }) => (
          <li key={href}>
            <a className={styles.entry} href={href}>
              <span className={`${styles.icon} ${tints[tint]}`}>
                <Icon name={icon} />
              </span>
              <span>
                <b>{title}</b>
                <span className={styles.text}>{description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.promo}>
        <p className={styles.promoTitle}>{promo.title}</p>
        <p>{promo.text}</p>
        <a className={styles.more} href={promo.href}>
          {promo.cta}
          <span className="sr">about startups</span>
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  );
}
