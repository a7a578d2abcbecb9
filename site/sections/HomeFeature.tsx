import type { ReactNode } from 'react';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './home-feature.module.css';
import voiceStyles from './home-voice.module.css';

export interface HomeFeatureItem {
  icon: IconName;
  tagline: string;
  title: string;
  description: string;
  benefits: string[];
  href: string;
  cta: string;
  voice?: { quote: string; name: string; stamp: StampName; isSample?: boolean };
}

/** How the text and the picture share the page's twelve columns. */
export type HomeFeatureLayout = 'wordsLeft' | 'band' | 'wordsRight' | 'bento';

interface Props {
  item: HomeFeatureItem;
  layout: HomeFeatureLayout;
  picture: ReactNode;
}

/** A product on the home page, with its picture. */
export function HomeFeature({ item, layout, picture }: Props) {
  return (
    <section
      className={`${styles.feature} ${styles[layout]} ${layout === 'band' ? tints.violet : ''}`}
    >
      <div className={styles.words}>
        <Eyebrow icon={item.icon}>{item.tagline}</Eyebrow>
        <h2 className={`${text.title} ${layout === 'band' ? text.large : ''}`}>{item.title}</h2>
        <p className={text.lead}>{item.description}</p>
        <a className={styles.more} href={item.href}>
          {item.cta}
          <Icon name="arrow" />
        </a>
      </div>
      <div className={styles.proof}>
        <ul className={styles.benefits}>
          {item.benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
        {item.voice && (
          <div className={voiceStyles.voice}>
            <Stamp name={item.voice.stamp} />
            <p className={voiceStyles.quote}>{item.voice.quote}</p>
            <p>{item.voice.name}</p>
          </div>
        )}
      </div>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <SampleChip className={styles.sample} />
    </section>
  );
}
