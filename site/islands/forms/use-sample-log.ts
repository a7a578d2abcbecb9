import { useEffect, useState } from 'react';
import { callApi, jsonPost } from '../../browser/call-api.ts';
import type { FollowedLog, SampleLogData } from './sample-words.ts';

/**
 * Reads the log of a sample email until it has an outcome, for about two minutes, and then twice more, since what a mail
 * server accepted may come back.
 * @param token null: there is no log to read
 */
export function useSampleLog(action: string, token: string | null): FollowedLog {
  const [followed, show] = useState<FollowedLog>({
    log: null,
    phase: token === null ? 'lost' : 'following',
  });
  useEffect(() => {
    if (token === null) return;
    const left = new AbortController();
    void follow(action, token, show, left.signal);
    return () => left.abort();
  }, [action, token]);
  return followed;
}

async function follow(
  action: string,
  token: string,
  show: (followed: FollowedLog) => void,
  left: AbortSignal,
): Promise<void> {
  let log: SampleLogData | null = null;
  let failures = 0;
  for (const seconds of untilOutcome) {
    await pause(seconds);
    if (left.aborted) return;
    const read = await readLog(action, token);
    if (left.aborted) return;
    failures = read === null ? failures + 1 : 0;
    if (failures === maxFailures) return show({ log, phase: 'lost' });
    log = read ?? log;
    if (log !== null && log.status !== 'queued') break;
    show({ log, phase: 'following' });
  }
  if (log === null || log.status === 'queued') return show({ log, phase: 'late' });
  show({ log, phase: 'settled' });
  if (log.status !== 'sent') return;
  for (const seconds of afterwards) {
    await pause(seconds);
    if (left.aborted) return;
    const read = await readLog(action, token);
    if (left.aborted) return;
    if (read?.status === 'bounced') return show({ log: read, phase: 'settled' });
  }
}

/** Seconds before each reading. */
const untilOutcome = [0.5, 0.5, 1, 1, 1, 2, 2, 4, 4, 8, 8, 15, 15, 30, 30];
const afterwards = [4, 20];

/** Failures in a row after which it is left alone. */
const maxFailures = 3;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

async function readLog(action: string, token: string): Promise<SampleLogData | null> {
  const body = JSON.stringify({ token });
  const read = await callApi<{ data?: SampleLogData } | null>(action, jsonPost(body));
  return read.kind === 'accepted' ? (read.payload?.data ?? null) : null;
}
