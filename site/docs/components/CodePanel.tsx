import type { ReactNode } from 'react';
import type { CodeLine } from '../../components/code-line.ts';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './code-panel.module.css';

interface Props {
  /** File or language, in the panel's bar. */
  title: string;
  lines: CodeLine[];
  /** Under the code. */
  foot?: ReactNode;
}

/** Code on a dark panel, in both themes. */
export function CodePanel({ title, lines, foot }: Props) {
  return (
    <figure className={styles.panel}>
      <div className={styles.bar}>
        <figcaption className={styles.title}>{title}</figcaption>
        <CopyButton label={`Copy ${title}`} />
      </div>
      <Code lines={lines} label={title} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}
