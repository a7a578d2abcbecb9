import type { CodeLine } from '../../components/code-line.ts';
import styles from './code.module.css';

interface Props {
  lines: CodeLine[];
  label: string;
}

/** Highlighted code. It scrolls sideways, so it is focusable. */
export function Code({ lines, label }: Props) {
  return (
    <pre
      className={`${styles.code} fading`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable (WCAG 2.1.1).
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <code>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <Line key={at} line={line} />
        ))}
      </code>
    </pre>
  );
}

function Line({ line: { tokens, lit, of } }: { line: CodeLine }) {
  const content = tokens.map(({ text, kind }, at) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move.
      <span key={at} className={styles[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  );
  if (!lit && !of) return [...content, '\n'];
  return (
    <span className={lit ? `${styles.line} ${styles.lit}` : styles.line} data-of={of}>
      {content}
      {'\n'}
    </span>
  );
}
