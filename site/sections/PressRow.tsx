import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import { SampleChip } from '../pictures/parts/SampleChip.tsx';
import { SvgFile } from '../pictures/parts/SvgFile.tsx';
import coast from '../pictures/svg/coast.svg?raw';
import crate from '../pictures/svg/crate.svg?raw';
import van from '../pictures/svg/van.svg?raw';
import styles from './press-row.module.css';

const pictures = { coast, crate, van };

export interface PressArticle {
  outlet: string;
  title: string;
  /** The page or section it was printed on, as papers do: `Business, page 4`. */
  page: string;
  /** Its first words. */
  opening: string;
  url: string;
  /** Beside its first words, 380 by 224 px, and its text alternative. */
  picture: keyof typeof pictures;
  alt: string;
}

interface Props {
  title: string;
  articles: PressArticle[];
  /** Whether they are invented, and labeled so. */
  isSample?: boolean | undefined;
}

/** Press clippings with masthead, headline, picture and the first words in columns, which open in a new tab. Nothing without articles. */
export function PressRow({ title, articles, isSample }: Props) {
  if (articles.length === 0) return null;
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
                <SvgFile text={pictures[picture]} />
              </svg>
              <p>{opening}</p>
            </div>
          </li>
        ))}
      </ul>
      {isSample && <SampleChip />}
    </Section>
  );
}
