import {
  type SampleLanguageId,
  sampleLanguages,
} from '@grovemail/domain/samples/sample-languages.ts';
import type { ReactNode } from 'react';
import type { CodeLine } from '../../components/code-line.ts';
import { Code } from './Code.tsx';
import { CopyButton, CopyButtons } from './CopyButton.tsx';
import styles from './code-panel.module.css';

interface Props {
  /** Unique on the page. */
  id: string;
  /** Accessible name. */
  label: string;
  samples: Record<SampleLanguageId, CodeLine[]>;
  /** The same request as a line for curl, to copy in place of HTTP. */
  curl?: string | undefined;
  /** The page shows that line itself. */
  isCurlShown?: boolean;
  foot?: ReactNode;
}

/**
 * One request in four languages, HTTP first. The tabs are radios, so they work without JavaScript; with it, the
 * choice applies to all samples of the site.
 */
export function CodeTabs({ id, label, samples, curl, isCurlShown, foot }: Props) {
  return (
    <figure className={styles.panel}>
      <div className={styles.bar}>
        <fieldset className={styles.tabs}>
          <legend className="sr">{`Language of the sample: ${label}`}</legend>
          {sampleLanguages.map(({ id: language, label: name }) => (
            <label key={language} className={styles.tab}>
              <input
                className={styles.radio}
                type="radio"
                name={`lang-${id}`}
                value={language}
                defaultChecked={language === 'http'}
                autoComplete="off"
                data-lang=""
              />
              {name}
            </label>
          ))}
        </fieldset>
        {curl ? <CopyButtons /> : <CopyButton />}
      </div>
      {sampleLanguages.map(({ id: language, label: name }) => (
        <div key={language} className={styles.sample} data-sample={language}>
          <Code lines={samples[language]} label={`${label}, ${name}`} />
        </div>
      ))}
      {curl && (
        <div
          className={styles.sample}
          data-sample="curl"
          data-no-markdown={isCurlShown ? '' : undefined}
        >
          <pre>
            <code>{curl}</code>
          </pre>
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}
