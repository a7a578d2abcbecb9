import styles from './drawing.module.css';
import type { Sheet } from './drawings/sheets.ts';

interface Props {
  sheet: Sheet;
  /** The id of what is shown of it. */
  part: string;
  className?: string | undefined;
}

/**
 * A part of a drawing in a file of its own, so that its bytes are none of the page's. It takes the page's
 * fonts and colours, and is as large as the styles say: what does not fit is cropped, never shrunk.
 */
export function Drawing({ sheet, part, className = '' }: Props) {
  return (
    <svg className={`${styles.drawing} ${className}`} aria-hidden="true">
      <use href={`/pictures/${sheet}.svg#${part}`} />
    </svg>
  );
}
