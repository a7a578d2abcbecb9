import type { ReactNode } from 'react';
import styles from './drawing.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A drawing with words, in the page's fonts and colors. Its styles set the size: overflow is cropped, never shrunk.
 */
export function Drawing({ className = '', children }: Props) {
  return (
    <svg className={`${styles.drawing} ${className}`} aria-hidden="true">
      <g>{children}</g>
    </svg>
  );
}
