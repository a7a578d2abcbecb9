import { CallsToAction } from '../components/CallsToAction.tsx';
import type { Composition } from '../components/compositions/Centrepieces.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import type { IconName } from '../components/Icon.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Stamp } from '../components/stamps/Stamp.tsx';
import type { StampName } from '../components/stamps/stamps.ts';
import tints from '../components/tint.module.css';
import type { Tint } from './FeatureBlock.tsx';
import styles from './product-hero.module.css';

interface Props {
  name: string;
  icon: IconName;
  title: string;
  lead: string;
  tint: Tint;
  stamp: StampName;
  /** Null if an interactive part follows, which rises by itself. */
  centrepiece: Composition | null;
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
