import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import styles from './feature-block.module.css';

export type Tint = 'coral' | 'violet' | 'sky' | 'leaf';

/** A feature's content; its colors come from its tint. */
export interface FeatureItem {
  /** Above the tagline. The home page has none, because the menu shows the products' icons. */
  icon?: IconName;
  tint: Tint;
  tagline: string;
  title: string;
  description: string;
  benefits: string[];
  href: string;
  cta: string;
  /** `rtl` puts the picture on the left on wide screens. */
  direction?: 'rtl';
  /** The link goes to the app's registration and carries the stored campaign. */
  register?: boolean;
  /** A secondary link. */
  readOn?: { href: string; label: string };
}

/** Text and three benefits next to a product picture. */
export function FeatureBlock({ item, picture }: { item: FeatureItem; picture: ReactNode }) {
  return (
    <section className={`${styles.block} ${item.direction ? styles.rtl : ''}`}>
      <div className={styles.words}>
        <Eyebrow icon={item.icon}>{item.tagline}</Eyebrow>
        <h2 className={text.title}>{item.title}</h2>
        <p className={text.lead}>{item.description}</p>
        <ul className={styles.benefits}>
          {item.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size={14} />
              {benefit}
            </li>
          ))}
        </ul>
        <a
          className={styles.more}
          href={item.href}
          data-register={item.register ? 'main' : undefined}
        >
          {item.cta}
          <Icon name="arrow" size={18} />
        </a>
        {item.readOn && (
          <a className={styles.more} href={item.readOn.href}>
            {item.readOn.label}
            <Icon name="arrow" size={18} />
          </a>
        )}
      </div>
      <div className={`${styles.picture} ${tints[item.tint]}`} aria-hidden="true">
        <div className={styles.window}>{picture}</div>
      </div>
    </section>
  );
}
