import type { CountUse } from './account-limit.ts';
import { secondsUntil } from './too-many-requests.ts';

/**
 * Runs what stores something in one of the places that all senders share in a minute. What was refused
 * or was a repetition stored nothing, and leaves its place to the next.
 * @param name what is counted together
 * @param act is told after how many seconds there are places again, or null when it has one
 */
export type LimitOverall = <Answer extends Outcome>(
  name: string,
  act: (wait: number | null) => Promise<Answer>,
) => Promise<Answer>;

interface Outcome {
  status: number;
  isRepetition?: boolean;
}

/**
 * Makes the limit over all senders together. It counts what is stored, never what was refused: else
 * anyone could use it up with empty posts.
 * @param settings.max places in a minute; null is no limit
 * @param settings.now milliseconds since the epoch
 */
export function overallLimit({
  max,
  count,
  now,
}: {
  max: number | null;
  count: CountUse;
  now(): number;
}): LimitOverall {
  /** Places that were counted and are free again. */
  const returned = new Map<string, { places: number; resetsAt: number }>();

  async function take(name: string, allowed: number) {
    const free = returned.get(name);
    const left = free ? free.resetsAt - now() : 0;
    if (free && free.places > 0 && left > 0 && left <= minute) {
      free.places -= 1;
      return { isTaken: true, resetsAt: free.resetsAt };
    }
    const used = await count({ key: `stored ${name}`, window: minute, max: allowed });
    return { isTaken: used.count <= allowed, resetsAt: used.resetsAt };
  }

  function giveBack(name: string, resetsAt: number): void {
    const free = returned.get(name);
    if (free?.resetsAt === resetsAt) free.places += 1;
    else returned.set(name, { places: 1, resetsAt });
  }

  return async (name, act) => {
    if (max === null) return act(null);
    const { isTaken, resetsAt } = await take(name, max);
    if (!isTaken) return act(secondsUntil(resetsAt, now()));
    let isStored = false;
    try {
      const answer = await act(null);
      isStored = answer.status < 300 && !answer.isRepetition;
      return answer;
    } finally {
      if (!isStored) giveBack(name, resetsAt);
    }
  };
}

const minute = 60_000;
