import { Icon, type IconName } from '../components/Icon.tsx';
import tints from '../components/tint.module.css';
import styles from './product-menu.module.css';

export interface ProductMenuProps {
  products: { title: string; description: string; href: string; icon: IconName }[];
  promo: { title: string; text: string; cta: string; href: string };
}

/** The four products in two columns, and the startup programme beside them. */
export function ProductMenu({ products, promo }: ProductMenuProps) {
  return (
    <div className={styles.menu}>
      <ul className={styles.grid}>
        {products.map(({ title, description, href, icon }, index) => (
          <li key={href}>
            <a className={styles.entry} href={href}>
              <span className={`${styles.icon} ${grounds[index]}`}>
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
          <Icon name="arrow" size={18} />
        </a>
      </div>
    </div>
  );
}

const grounds = [tints.coral, tints.violet, tints.sky, tints.leaf];
