import type { MouseEvent } from 'react';

/** The second of a double click on a form's button, which what shows this has taken the place of. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
