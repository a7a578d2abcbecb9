import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import styles from './press-row.module.css';

export interface PressArticle {
  outlet: string;
  title: string;
  url: string;
  /** The picture, with its text alternative. */
  stamp: StampName;
  alt: string;
}

/** Press clippings, which open in a new tab. */
export function PressRow({ title, articles }: { title: string; articles: PressArticle[] }) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <ul className={styles.articles}>
        {articles.map(({ outlet, title: name, url, stamp, alt }) => (
          <li key={url} className={styles.article}>
            <p className={styles.outlet}>
              {outlet}
              <Icon name="arrow" />
            </p>
            <h3 className={styles.name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            </h3>
            <div className={styles.picture}>
              <Stamp name={stamp} alt={alt} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
