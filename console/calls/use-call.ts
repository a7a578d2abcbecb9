import { useCallback, useEffect, useState } from 'react';
import { CallError, get } from './call.ts';

export interface Called<Body> {
  /** The last response, which stays while the store is away. */
  body: Body | null;
  /** When that came, in milliseconds since the epoch. */
  at: number;
  error: CallError | null;
  /** Asks again now. */
  refresh(): void;
}

/** Responses that were shown before, so that going back shows them at once. */
const seen = new Map<string, { body: unknown; at: number }>();
const maxSeen = 50;

/**
 * What a `GET` returns, and again every so often while the page is visible.
 * @param path null: nothing is asked
 * @param everyMs after an error, it is asked again in this time or in 4 s
 */
export function useCall<Body>(path: string | null, everyMs?: number): Called<Body> {
  const [state, setState] = useState<{ path: string | null } & Omit<Called<Body>, 'refresh'>>(
    stateOf(path),
  );
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    if (path === null) return;
    const left = new AbortController();
    let timer = 0;
    const again = (ms: number | undefined) => {
      if (ms !== undefined) timer = window.setTimeout(ask, ms);
    };
    const ask = async () => {
      if (document.hidden && everyMs !== undefined) return again(everyMs);
      try {
        const body = await get<Body>(path, left.signal);
        remember(path, body);
        setState({ path, body, at: Date.now(), error: null });
        again(everyMs);
      } catch (error) {
        if (left.signal.aborted || !(error instanceof CallError)) return;
        setState((before) => ({ ...(before.path === path ? before : stateOf<Body>(path)), error }));
        if (error.status === 0 || error.status >= 500) again(everyMs ?? retryMs);
      }
    };
    void ask();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [path, everyMs, round]);

  // While another path loads, what it returned before, or nothing.
  return { ...(state.path === path ? state : stateOf<Body>(path)), refresh };
}

const retryMs = 4_000;

function stateOf<Body>(path: string | null) {
  const known = path === null ? undefined : seen.get(path);
  return { path, body: (known?.body ?? null) as Body | null, at: known?.at ?? 0, error: null };
}

function remember(path: string, body: unknown): void {
  seen.delete(path);
  seen.set(path, { body, at: Date.now() });
  const [oldest] = seen.keys();
  if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
}
