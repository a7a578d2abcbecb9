import { useCallback, useEffect, useState } from 'react';
import { CallError, get } from './call.ts';

/** The latest response to a call that is repeated. */
export interface CallState<Body> {
  /** The last successful response, also after an error. */
  body: Body | null;
  /** Its time in milliseconds since the epoch. */
  at: number;
  error: CallError | null;
  refresh(): void;
}

const cache = new Map<string, { body: unknown; at: number }>();
const maxCached = 50;

/**
 * Fetches a path, and polls it while the page is visible. Returns the cached response meanwhile.
 * @param path null to fetch nothing
 * @param everyMs the interval of polling; without it, only server errors are retried
 */
export function useCall<Body>(path: string | null, everyMs?: number): CallState<Body> {
  const [state, setState] = useState<{ path: string | null } & Omit<CallState<Body>, 'refresh'>>(
    stateOf(path),
  );
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again.
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    let timer = 0;
    const schedule = (ms: number | undefined) => {
      if (ms !== undefined) timer = window.setTimeout(load, ms);
    };
    const load = async () => {
      if (document.hidden && everyMs !== undefined) return schedule(everyMs);
      try {
        const body = await get<Body>(path, controller.signal);
        remember(path, body);
        setState({ path, body, at: Date.now(), error: null });
        schedule(everyMs);
      } catch (error) {
        if (controller.signal.aborted || !(error instanceof CallError)) return;
        setState((before) => ({ ...(before.path === path ? before : stateOf<Body>(path)), error }));
        if (error.status === 0 || error.status >= 500) schedule(everyMs ?? retryMs);
      }
    };
    void load();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [path, everyMs, round]);

  return { ...(state.path === path ? state : stateOf<Body>(path)), refresh };
}

const retryMs = 4_000;

function stateOf<Body>(path: string | null) {
  const known = path === null ? undefined : cache.get(path);
  return { path, body: (known?.body ?? null) as Body | null, at: known?.at ?? 0, error: null };
}

function remember(path: string, body: unknown): void {
  cache.delete(path);
  cache.set(path, { body, at: Date.now() });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
}
