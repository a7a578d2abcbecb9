// Positions in an endless carousel count slides from the start of the row, continue past the last one and
// below zero, and may lie between two slides.

/** The slide at a position: of twelve, position -1 is slide 11. */
export function slideAt(position: number, count: number): number {
  return ((Math.round(position) % count) + count) % count;
}

/** The position nearest to `from` that shows a slide first, so that the row takes the shortest path. */
export function nearestPosition(slide: number, from: number, count: number): number {
  return slide + Math.round((from - slide) / count) * count;
}

/**
 * By how many full rows each slide must be shifted so that the view is filled along the path from one position
 * to another. If the path is longer than the row, only its end is filled.
 * @param shown number of visible slides
 */
export function rowOffsets(from: number, to: number, shown: number, count: number): number[] {
  const first = Math.max(Math.floor(Math.min(from, to)), Math.ceil(to) + shown - count);
  return Array.from({ length: count }, (_, slide) => Math.ceil((first - slide) / count));
}

/** Where a released row comes to rest: at the nearest slide, or after a flick at the next one. */
export function restingPosition(position: number, start: number, flicked: boolean): number {
  if (!flicked) return Math.round(position);
  return position > start ? Math.ceil(position) : Math.floor(position);
}
