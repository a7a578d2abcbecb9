/**
 * Where the slides of an endless row stand. A position counts slides from the row's start, goes on
 * past the last one and below zero, and may lie between two slides.
 */

/** The slide at a position's place: `-1` of twelve is the last, 11. */
export function slideAt(position: number, count: number): number {
  return ((Math.round(position) % count) + count) % count;
}

/** The position nearest to `from` at which a slide stands first, so that the row goes the short way. */
export function nearestPosition(slide: number, from: number, count: number): number {
  return slide + Math.round((from - slide) / count) * count;
}

/**
 * How many whole rows each slide stands away from its own place, so that all that is seen between
 * two positions is filled. Where the way is longer than the row, its end is.
 * @param shown how many slides are seen at a time
 */
export function rowsAway(from: number, to: number, shown: number, count: number): number[] {
  const first = Math.max(Math.floor(Math.min(from, to)), Math.ceil(to) + shown - count);
  return Array.from({ length: count }, (_, slide) => Math.ceil((first - slide) / count));
}

/** Where a row comes to rest that was let go of: at the nearest slide, or after a flick at the next one. */
export function restingPosition(position: number, begun: number, flicked: boolean): number {
  if (!flicked) return Math.round(position);
  return position > begun ? Math.ceil(position) : Math.floor(position);
}
