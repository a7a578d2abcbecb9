import type { ReactNode } from 'react';
import { CallsToAction } from '../components/CallsToAction.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import type { IconName } from '../components/Icon.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Stamp } from '../components/stamps/Stamp.tsx';
import type { StampName } from '../components/stamps/stamps.ts';
import tints from '../components/tint.module.css';
import type { Tint } from './FeatureBlock.tsx';
import styles from './product-hero.module.css';

/** A picture of the product across the full width of its page, decorative. */
export interface Centrepiece {
  picture: ReactNode;
  /** How far, on wide screens, its tallest part rises beside the words above. */
  rise: 'low' | 'middle' | 'high';
}

interface Props {
  name: string;
  icon: IconName;
  title: string;
  lead: string;
  tint: Tint;
  stamp: StampName;
  /** Without one, an interactive part follows, which rises by itself. */
  centrepiece: Centrepiece | undefined;
  links: SiteLinks;
}

export function ProductHero({ name, icon, title, lead, tint, stamp, centrepiece, links }: Props) {
  return (
    <section className={styles[centrepiece?.rise ?? 'low']}>
      <div className={styles.words}>
        <Eyebrow icon={icon}>{name}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{lead}</p>
        <div className={styles.calls}>
          <CallsToAction links={links} place="main" />
        </div>
        <div className={styles.stamp}>
          <Stamp name={stamp} />
        </div>
      </div>
      {centrepiece && (
        <div className={`${styles.centrepiece} ${tints[tint]}`} aria-hidden="true">
          {centrepiece.picture}
        </div>
      )}
    </section>
  );
}
