import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import styles from './feature-block.module.css';

export type Tint = 'coral' | 'violet' | 'sky' | 'leaf';

/** A feature's content; its colors come from its tint. */
export interface FeatureItem {
  icon: IconName;
  tint: Tint;
  tagline: string;
  title: string;
  description: string;
  benefits: string[];
  href: string;
  cta: string;
  /**
   * On wide screens: `rtl` puts the picture on the left, `wide` across the page, below the words and a row of benefits.
   * A `moment` is a picture that plays, and shares its ground with the words.
   */
  layout?: 'rtl' | 'wide' | 'moment';
  /** The link goes to the app's registration and carries the stored campaign. */
  register?: boolean;
  /** A secondary link. */
  readOn?: { href: string; label: string };
}

interface Props {
  item: FeatureItem;
  picture: ReactNode;
  /** The picture can be used, so it is not decorative. */
  playable: boolean;
}

/** Text and three benefits next to a product picture. */
export function FeatureBlock({ item, picture, playable }: Props) {
  const isMoment = item.layout === 'moment';
  const isWide = isMoment || item.layout === 'wide';
  return (
    <section
      className={`${styles.block} ${item.layout ? styles[item.layout] : ''} ${isMoment ? tints[item.tint] : ''}`}
    >
      <div className={styles.words}>
        <div>
          <Eyebrow icon={item.icon}>{item.tagline}</Eyebrow>
          <h2 className={`${text.title} ${isWide ? text.large : ''}`}>{item.title}</h2>
          <p className={text.lead}>{item.description}</p>
        </div>
        <div className={styles.more}>
          <ul>
            {item.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
          <p className={styles.links}>
            <a href={item.href} data-register={item.register ? 'main' : undefined}>
              {item.cta}
              <Icon name="arrow" />
            </a>
            {item.readOn && <a href={item.readOn.href}>{item.readOn.label}</a>}
          </p>
        </div>
      </div>
      <div
        className={`${styles.picture} ${isMoment ? '' : tints[item.tint]}`}
        aria-hidden={playable ? undefined : 'true'}
      >
        {picture}
        <SampleChip />
      </div>
    </section>
  );
}
