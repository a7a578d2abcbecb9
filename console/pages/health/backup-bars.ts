import type { Backups } from '@grovemail/contract/console/health.ts';

/** One that was made, or that should have been. */
export interface BackupBar {
  at: number;
  isMissed: boolean;
}

const maxBars = 30;
/** For a few attempts, as long as the checks wait. */
const graceMs = 60 * 60_000;

/** Backups oldest first, with those that are missing between them and since. @param now milliseconds since the epoch */
export function backupBars({ times, everyMs }: Backups, now: number): BackupBar[] {
  const bars: BackupBar[] = [];
  for (const [index, at] of times.entries()) {
    const newer = times[index - 1];
    const missed =
      newer === undefined
        ? Math.floor((now - at - graceMs) / everyMs)
        : Math.round((newer - at) / everyMs) - 1;
    for (let back = Math.min(missed, maxBars); back >= 1; back -= 1)
      bars.push({ at: at + back * everyMs, isMissed: true });
    bars.push({ at, isMissed: false });
  }
  return bars.slice(0, maxBars).toReversed();
}
