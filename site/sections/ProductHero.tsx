import type { ReactNode } from 'react';
import { CallsToAction } from '../components/CallsToAction.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import type { SiteLinks } from '../components/links.ts';
import tints from '../components/tint.module.css';
import type { Tint } from './FeatureBlock.tsx';
import styles from './product-hero.module.css';

interface Props {
  name: string;
  title: string;
  lead: string;
  tint: Tint;
  picture: ReactNode;
  links: SiteLinks;
}

export function ProductHero({ name, title, lead, tint, picture, links }: Props) {
  return (
    <section className={styles.hero}>
      <div>
        <Eyebrow>{name}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{lead}</p>
        <div className={styles.calls}>
          <CallsToAction links={links} place="main" />
        </div>
      </div>
      <div className={`${styles.picture} ${tints[tint]}`} aria-hidden="true">
        <div className={styles.frame}>{picture}</div>
      </div>
    </section>
  );
}
