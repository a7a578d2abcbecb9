/** Smaller steps are how a clock is kept on time. */
const smallestStep = 1_000;

/**
 * Notices that the clock was put back, to within the time between two calls.
 * @param now milliseconds since the epoch
 * @returns a function: by how many milliseconds the clock was put back since the last call, else 0
 */
export function putBackSince(now: () => number): () => number {
  let last = now();
  return () => {
    const [before, current] = [last, now()];
    last = current;
    return before - current >= smallestStep ? before - current : 0;
  };
}
