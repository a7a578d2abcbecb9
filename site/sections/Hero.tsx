import { CallsToAction } from '../components/CallsToAction.tsx';
import type { SiteLinks } from '../components/links.ts';
import { HeroStage } from '../pictures/home/HeroStage.tsx';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import styles from './hero.module.css';
import calls from './hero-calls.module.css';

interface Props {
  /** What the product is, and for whom. */
  eyebrow: string;
  title: string;
  tagline: string;
  facts: { figure: string; text: string }[];
  /** Whether the next section's sample chip covers the picture, too. */
  sharesChip: boolean;
  links: SiteLinks;
}

/** The head of the home page. */
export function Hero({ eyebrow, title, tagline, facts, sharesChip, links }: Props) {
  return (
    <section className={styles.hero}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words}>
        <p className={styles.tagline}>{tagline}</p>
        <div>
          <div className={`${calls.calls} ${styles.calls}`}>
            <CallsToAction links={links} place="main" />
          </div>
          <ul className={styles.facts}>
            {facts.map(({ figure, text }) => (
              <li key={figure}>
                <b>{figure}</b>
                {` ${text}`}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <HeroStage />
      {!sharesChip && <SampleChip className={styles.sample} />}
    </section>
  );
}
