import type { ReactNode } from 'react';
import { CallsToAction } from '../components/CallsToAction.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import type { IconName } from '../components/Icon.tsx';
import type { SiteLinks } from '../components/links.ts';
import tints from '../components/tint.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import type { Tint } from './FeatureBlock.tsx';
import calls from './hero-calls.module.css';
import styles from './product-hero.module.css';

interface Props {
  name: string;
  icon: IconName;
  title: string;
  lead: string;
  tint: Tint;
  stamp: StampName;
  /** A picture of the product across the full width of the page, decorative. */
  centerpiece?: ReactNode;
  /** Makes room, on wide screens, for what rises beside the words from below. */
  className?: string | undefined;
  /** Whether the next section's sample chip covers the picture, too. */
  sharesChip: boolean;
  links: SiteLinks;
}

/** The head of a product page. */
export function ProductHero(props: Props) {
  const { name, icon, title, lead, tint, stamp, centerpiece, className, sharesChip, links } = props;
  return (
    <section className={`${styles.hero} ${className ?? ''}`}>
      <div className={styles.words}>
        <Eyebrow icon={icon}>{name}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{lead}</p>
        <div className={`${calls.calls} ${styles.calls}`}>
          <CallsToAction links={links} place="main" />
        </div>
        <div className={styles.stamp}>
          <Stamp name={stamp} />
        </div>
      </div>
      {centerpiece && (
        <div className={`${styles.centerpiece} ${tints[tint]}`} aria-hidden="true">
          {centerpiece}
        </div>
      )}
      {centerpiece && !sharesChip && <SampleChip className={styles.sample} />}
    </section>
  );
}
