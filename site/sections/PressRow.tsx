import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import styles from './press-row.module.css';

export interface PressArticle {
  outlet: string;
  title: string;
  url: string;
  /** The drawing below, and its alt text. */
  picture: 'letter' | 'growth' | 'people';
  alternative: string;
}

/** Press articles with pictures, which open in a new tab. */
export function PressRow({ title, articles }: { title: string; articles: PressArticle[] }) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <ul className={styles.articles}>
        {articles.map(({ outlet, title: name, url, picture, alternative }) => (
          <li key={url} className={styles.article}>
            <svg
              className={`${styles.picture} ${tints[grounds[picture]]}`}
              viewBox="0 0 320 180"
              role="img"
              aria-label={alternative}
            >
              <path d={drawings[picture]} />
            </svg>
            <p className={styles.outlet}>
              {outlet}
              <Icon name="arrow" size={18} />
            </p>
            <h3 className={styles.name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grounds = { letter: 'coral', growth: 'leaf', people: 'sky' } as const;

/** Line drawings, 320 by 180. */
const drawings = {
  letter: 'M92 56h136v78H92zM92 60l68 44 68-44M110 120l30-26M210 120l-30-26',
  growth: 'M70 136h180M88 136v-24h24v24M132 136V92h24v44M176 136V70h24v66M84 88l54-34 40 8 58-30',
  people:
    'M160 96a22 22 0 1 0 0-44 22 22 0 0 0 0 44M116 146c0-28 20-38 44-38s44 10 44 38M88 104a15 15 0 1 0 0-30 15 15 0 0 0 0 30M56 140c0-18 12-26 32-26 8 0 14 1 19 4M232 104a15 15 0 1 0 0-30 15 15 0 0 0 0 30M264 140c0-18-12-26-32-26-8 0-14 1-19 4',
};
