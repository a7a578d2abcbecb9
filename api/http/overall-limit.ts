import type { CountUse } from './account-limit.ts';
import { secondsUntil } from './too-many-requests.ts';

/**
 * Runs a submission within the limit that all senders share per minute. Refusals and repetitions store nothing, so
 * they do not count.
 * @param name of the shared limit
 * @param act receives null, or over the limit the seconds until it resets
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
 * The limit over all senders together. It counts only stored submissions: otherwise anyone could use it up with
 * empty posts.
 * @param settings.max per minute; null is no limit
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
  /** Counted, but not used. */
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
