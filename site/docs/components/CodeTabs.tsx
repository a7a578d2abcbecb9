import type { ReactNode } from 'react';
import type { CodeLine } from '../../components/code-line.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './code-panel.module.css';

export type SampleLanguage = 'http' | 'node' | 'python' | 'php';

interface Props {
  /** Unique on the page. */
  id: string;
  /** Accessible name. */
  label: string;
  samples: Record<SampleLanguage, CodeLine[]>;
  foot?: ReactNode;
}

/**
 * One request in four languages, HTTP first. The tabs are radios, so they work without JavaScript; with it, the
 * choice applies to all samples of the site.
 */
export function CodeTabs({ id, label, samples, foot }: Props) {
  return (
    <figure className={styles.panel}>
      <div className={styles.bar}>
        <fieldset className={styles.tabs}>
          <legend className="sr">{`Language of the sample: ${label}`}</legend>
          {languages.map(({ value, name }) => (
            <label key={value} className={styles.tab}>
              <input
                className={styles.radio}
                type="radio"
                name={`lang-${id}`}
                value={value}
                defaultChecked={value === 'http'}
                autoComplete="off"
                data-lang=""
              />
              {name}
            </label>
          ))}
        </fieldset>
        <CopyButton />
      </div>
      {languages.map(({ value, name }) => (
        <div key={value} className={styles.sample} data-sample={value}>
          <Code lines={samples[value]} label={`${label}, ${name}`} />
        </div>
      ))}
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}

export const languages: { value: SampleLanguage; name: string }[] = [
  { value: 'http', name: 'HTTP' },
  { value: 'node', name: 'Node.js' },
  { value: 'python', name: 'Python' },
  { value: 'php', name: 'PHP' },
];
