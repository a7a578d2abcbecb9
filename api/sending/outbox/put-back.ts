/** Smaller steps are how a clock is kept on time. */
const smallestStep = 1_000;

/**
 * Notices that the clock was put back, to within the time between two calls.
 * @param now milliseconds since the epoch
 * @returns a function: whether the clock was put back since the last call
 */
export function putBackSince(now: () => number): () => boolean {
  let last = now();
  return () => {
    const [before, current] = [last, now()];
    last = current;
    return before - current >= smallestStep;
  };
}
