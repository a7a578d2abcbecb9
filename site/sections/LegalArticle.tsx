import { Icon } from '../components/Icon.tsx';
import { LinkedText } from '../components/LinkedText.tsx';
import { Section } from '../components/Section.tsx';
import type { LegalHead } from './LegalIntro.tsx';
import styles from './legal-article.module.css';

export interface LegalDocument extends LegalHead {
  /** Until the operator has made it their own, a production server warns when it starts. */
  isSample?: boolean;
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
        {/* Closed above the text, open beside it: only one of them is shown. */}
        <details className={styles.drawer}>
          <summary className={styles.contentsTitle}>
            On this page
            <Icon name="chevron" />
          </summary>
          <nav aria-label="On this page">
            <Contents parts={parts} />
          </nav>
        </details>
        <nav className={styles.aside} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            On this page
          </h2>
          <Contents parts={parts} />
        </nav>
        <article className={styles.article} aria-label={title}>
          {parts.map(({ id, heading, body }, index) => (
            <section key={id} className={styles.part}>
              <h2 id={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  <span>{index + 1}.</span> {heading}
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

function Contents({ parts }: { parts: LegalPart[] }) {
  return (
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
  );
}
