import { CodePanel } from '../../../components/docs/CodePanel.tsx';
import type { CodeLine } from '../../../components/docs/code-line.ts';
import { Heading } from '../../../components/docs/Heading.tsx';
import { InlineText } from '../../../components/docs/InlineText.tsx';
import { Icon } from '../../../components/Icon.tsx';
import styles from './error-section.module.css';

interface Props {
  /** Null for errors only pages of this site get. */
  answer: CodeLine[] | null;
  /** The fix, in sentences. */
  fixes: string[];
  origins: { method: string; path: string; title: string; href: string }[];
}

/** An error in the catalog: an example, the fix, and the operations that return it. */
export function ErrorSection({ answer, fixes, origins }: Props) {
  return (
    <div className={styles.error}>
      {answer && <CodePanel title="The response" lines={answer} />}
      <Heading level={2} id="what-to-do">
        What to do
      </Heading>
      <ul className={styles.fixes}>
        {fixes.map((fix) => (
          <li key={fix}>
            <Icon name="check" size={18} />
            <span>
              <InlineText text={fix} />
            </span>
          </li>
        ))}
      </ul>
      <Heading level={2} id="where-it-comes-from">
        Where it comes from
      </Heading>
      {origins.length === 0 && (
        <p className={styles.none}>
          No public API call returns it. It comes from the server itself, or from a call that only
          pages of this site make.
        </p>
      )}
      <ul className={styles.origins}>
        {origins.map(({ method, path, title, href }) => (
          <li key={href}>
            <a className={styles.origin} href={href} title={title}>
              <span className={styles.method}>{method}</span> <code>{path}</code>
              <Icon name="chevronRight" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
