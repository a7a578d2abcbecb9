import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import styles from './press-row.module.css';

export interface PressArticle {
  outlet: string;
  title: string;
  /** The page or section it was printed on, as papers do: `Business, page 4`. */
  page: string;
  /** Its first words. */
  opening: string;
  url: string;
  /** A part of the drawings of the press, and its text alternative. */
  picture: 'crate' | 'van' | 'coast';
  alt: string;
}

interface Props {
  title: string;
  articles: PressArticle[];
  /** Whether they are invented, and labeled so. */
  isSample?: boolean | undefined;
}

/** Press clippings with masthead, headline, picture and the first words in columns, which open in a new tab. */
export function PressRow({ title, articles, isSample }: Props) {
  return (
    <Section>
      <h2 className={text.title}>{title}</h2>
      <ul className={styles.articles}>
        {articles.map(({ outlet, title: name, page, opening, url, picture, alt }) => (
          <li key={url} className={styles.article}>
            <p className={styles.outlet}>{outlet}</p>
            <p className={styles.page}>{page}</p>
            <h3 className={styles.name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            </h3>
            <div className={styles.story}>
              <svg className={styles.picture} viewBox="0 0 380 224" role="img" aria-label={alt}>
                <use href={`/pictures/press.svg#${picture}`} />
              </svg>
              <p>{opening}</p>
            </div>
          </li>
        ))}
      </ul>
      {isSample && <SampleChip className={styles.sample} />}
    </Section>
  );
}
