import styles from './calculator.module.css';

interface Props {
  parts: readonly [before: string, figure: string, after: string];
  /** Whether the figure is too long for its full size: `yes`, or a slot for it. */
  long?: string | undefined;
  takesFocus?: boolean;
}

/** The result as a heading, with its figure set large, if it has one. */
export function ResultSentence({ parts: [before, figure, after], long, takesFocus }: Props) {
  return (
    <h2
      ref={takesFocus ? focus : undefined}
      tabIndex={takesFocus ? -1 : undefined}
      className={styles.sentence}
      data-long={long}
    >
      {before}
      <br />
      <strong>{figure}</strong>
      {after}
    </h2>
  );
}

/** The whole receipt comes into view, down from its head (`scroll-margin-top`). */
function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'nearest' });
}
