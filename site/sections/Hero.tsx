import { CallsToAction } from '../components/CallsToAction.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { CampaignReport } from '../components/fragments/CampaignReport.tsx';
import type { SiteLinks } from '../components/links.ts';
import styles from './hero.module.css';

interface Props {
  eyebrow: string;
  title: string;
  tagline: string;
  facts: { figure: string; text: string }[];
  links: SiteLinks;
}

export function Hero({ eyebrow, title, tagline, facts, links }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.calls}>
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
      <CampaignReport />
    </section>
  );
}
