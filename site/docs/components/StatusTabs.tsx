import type { CodeLine } from '../../components/code-line.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './code-panel.module.css';
import own from './status-tabs.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** Accessible name. */
  label: string;
  /** At most five; the first is the success. */
  responses: { status: string; lines: CodeLine[] }[];
  /** Link to the list of all others. */
  more?: { count: number; href: string };
}

/** Responses by status. The tabs are radios, so they work without JavaScript. */
export function StatusTabs({ id, label, responses, more }: Props) {
  return (
    <figure className={styles.panel}>
      <div className={styles.bar}>
        <fieldset className={styles.tabs}>
          <legend className="sr">{`Status of the response: ${label}`}</legend>
          {responses.map(({ status }, at) => (
            <label key={status} className={`${styles.tab} ${own.tab}`}>
              <input
                className={styles.radio}
                type="radio"
                name={`response-${id}`}
                value={at}
                defaultChecked={at === 0}
                autoComplete="off"
              />
              {status}
            </label>
          ))}
        </fieldset>
        {more && (
          <a className={own.more} href={more.href} data-no-markdown="">
            {`${more.count} more`}
          </a>
        )}
        <CopyButton label="Copy response" />
      </div>
      {responses.map(({ status, lines }, at) => (
        <div key={status} className={own.response} data-response={at}>
          <Code lines={lines} label={`${label}, response ${status}`} />
        </div>
      ))}
    </figure>
  );
}
