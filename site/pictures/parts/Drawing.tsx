import styles from './drawing.module.css';

/** A file of drawings, `/pictures/NAME.svg`. */
export type Sheet = 'home' | 'automations' | 'campaign' | 'transactionals' | 'analytics' | 'press';

interface Props {
  sheet: Sheet;
  /** The id of the part to show. */
  part: string;
  className?: string | undefined;
}

/**
 * A part of a drawing in a separate file, so that its bytes do not count toward the page. It uses the page's
 * fonts and colors, and the styles set its size: overflow is cropped, never shrunk.
 */
export function Drawing({ sheet, part, className = '' }: Props) {
  return (
    <svg className={`${styles.drawing} ${className}`} aria-hidden="true">
      <use href={`/pictures/${sheet}.svg#${part}`} />
    </svg>
  );
}
