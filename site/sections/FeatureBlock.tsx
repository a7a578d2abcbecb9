import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon } from '../components/Icon.tsx';
import text from '../components/text.module.css';
import styles from './feature-block.module.css';

export interface FeatureItem {
  id: 'campaign' | 'automation' | 'transactional' | 'analytics';
  tagline: string;
  title: string;
  description: string;
  benefits: string[];
  href: string;
  cta: string;
  /** `rtl` sets the picture on the left on wide screens (R203). */
  direction?: 'rtl';
}

/** Words and three benefits beside a picture of the product on its tint. */
export function FeatureBlock({ item, picture }: { item: FeatureItem; picture: ReactNode }) {
  return (
    <section className={`${styles.block} ${item.direction ? styles.rtl : ''}`}>
      <div>
        <Eyebrow>{item.tagline}</Eyebrow>
        <h2 className={text.title}>{item.title}</h2>
        <p className={text.lead}>{item.description}</p>
        <ul className={styles.benefits}>
          {item.benefits.map((benefit) => (
            <li key={benefit}>
              <span className={styles.check}>
                <Icon name="check" size={14} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <a className={styles.more} href={item.href}>
          {item.cta}
          <Icon name="arrow" size={18} />
        </a>
      </div>
      <div className={`${styles.picture} ${styles[item.id]}`} aria-hidden="true">
        <div className={styles.frame}>{picture}</div>
      </div>
    </section>
  );
}
