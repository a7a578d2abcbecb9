import { LinkedText } from '../components/LinkedText.tsx';
import { Section } from '../components/Section.tsx';
import type { LegalHead } from './LegalIntro.tsx';
import styles from './legal-article.module.css';

export interface LegalDocument extends LegalHead {
  sections: LegalPart[];
}

export interface LegalPart {
  /** The anchor, which must not change with the heading, because others link to it. */
  id: string;
  heading: string;
  /** Paragraphs and lists, with `[text](url)` for links and backticks for code. */
  body: (string | { list: string[] })[];
}

/** The numbered parts of a document next to their table of contents. */
export function LegalArticle({ title, parts }: { title: string; parts: LegalPart[] }) {
  return (
    <Section tight>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            On this page
          </h2>
          <ol className={styles.list}>
            {parts.map(({ id, heading }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}.</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.article} aria-label={title}>
          {parts.map(({ id, heading, body }, index) => (
            <section key={id} className={styles.part}>
              <h2 id={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {index + 1}. {heading}
                </a>
              </h2>
              {body.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>
                    <LinkedText text={block} />
                  </p>
                ) : (
                  <ul key={block.list.join()}>
                    {block.list.map((item) => (
                      <li key={item}>
                        <LinkedText text={item} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </article>
      </div>
    </Section>
  );
}
