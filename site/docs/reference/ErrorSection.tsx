import type { CodeLine } from '../../components/code-line.ts';
import { Icon } from '../../components/Icon.tsx';
import { ByServer, Hosted, OwnServer } from '../components/ByServer.tsx';
import { CallPath } from '../components/CallPath.tsx';
import { CodePanel } from '../components/CodePanel.tsx';
import { Heading } from '../components/Heading.tsx';
import { Paragraphs } from '../components/InlineText.tsx';
import { Method } from '../components/Method.tsx';
import styles from './error-section.module.css';
import { Fix } from './Fix.tsx';

interface Props {
  /** Null for errors only pages of this site get. */
  response: CodeLine[] | null;
  /** The fix, in sentences. */
  fixes: string[];
  guide?: { title: string; path: string } | undefined;
  /** More about it, where it depends on who runs the server. */
  byServer?: { hosted: string; own: string } | undefined;
  origins: { method: string; path: string; title: string; href: string }[];
  /** Other errors with the same status. */
  others: { code: string; path: string }[];
  status: number;
}

/** The headings of the page; the last one only if there are others. */
export function errorHeadings(status: number) {
  return {
    fix: { depth: 2, id: 'what-to-do', text: 'What to do' },
    origins: { depth: 2, id: 'where-it-comes-from', text: 'Where it comes from' },
    others: { depth: 2, id: 'others', text: `Other ${status} errors` },
  };
}

/** Calls that are listed at once; more of them are folded. */
const maxOpen = 5;

function Origins({ origins }: Pick<Props, 'origins'>) {
  if (origins.length === 0) return null;
  return (
    <ul className={styles.origins}>
      {origins.map(({ method, path, title, href }) => (
        <li key={href}>
          <a className={styles.origin} href={href} title={title}>
            <Method>{method}</Method> <CallPath>{path}</CallPath>
            <Icon name="chevronRight" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An error in the catalog: an example, the fix, and the operations that return it. */
export function ErrorSection(props: Props) {
  const { response, fixes, guide, byServer, origins, others, status } = props;
  const headings = errorHeadings(status);
  return (
    <div className={styles.error}>
      <Heading level={2} id={headings.fix.id}>
        {headings.fix.text}
      </Heading>
      <ul className={styles.fixes}>
        {fixes.map((fix) => (
          <li key={fix}>
            <Fix text={fix} />
          </li>
        ))}
        {guide && (
          <li>
            <Fix text={`More in [${guide.title}](${guide.path}).`} />
          </li>
        )}
      </ul>
      {byServer && (
        <div className={styles.server}>
          <ByServer>
            <Hosted>
              <Paragraphs text={byServer.hosted} />
            </Hosted>
            <OwnServer>
              <Paragraphs text={byServer.own} />
            </OwnServer>
          </ByServer>
        </div>
      )}
      {response && <CodePanel title="The response" lines={response} />}
      <Heading level={2} id={headings.origins.id}>
        {headings.origins.text}
      </Heading>
      {origins.length === 0 && (
        <p className={styles.none}>
          No call in the reference returns this error. It comes from the server, for example for a
          path that no call has, or from a call that only pages of this site make.
        </p>
      )}
      {origins.length > maxOpen ? (
        <details className={styles.many}>
          <summary>
            <Icon name="chevronRight" size={16} /> {origins.length} calls can return it
          </summary>
          <Origins origins={origins} />
        </details>
      ) : (
        <Origins origins={origins} />
      )}
      {others.length > 0 && (
        <>
          <Heading level={2} id={headings.others.id}>
            {headings.others.text}
          </Heading>
          <ul className={styles.others}>
            {others.map(({ code, path }) => (
              <li key={code}>
                <a href={path}>{code}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
