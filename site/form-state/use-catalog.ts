import { type Catalog, parseCatalog } from '@grovemail/domain/pricing/catalog.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../browser/call-api.ts';

export type CatalogState =
  | { kind: 'loading' }
  | { kind: 'known'; catalog: Catalog }
  /** No response in time, or none with prices. */
  | { kind: 'none' };

/** Milliseconds to wait for the response. */
const responseTime = 20_000;

/**
 * The catalog that GET /modules returns.
 * @param url of the call
 * @param built the prices in the built page, which stay until the response and where there is none; null where
 * prices are another service's
 */
export function useCatalog(url: string, built: Catalog | null): CatalogState {
  const [state, setState] = useState<CatalogState>(
    built ? { kind: 'known', catalog: built } : { kind: 'loading' },
  );
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), responseTime);
    let isCurrent = true;
    void read(url, stop.signal).then((catalog) => {
      clearTimeout(timer);
      if (!isCurrent) return;
      if (catalog) setState({ kind: 'known', catalog });
      else setState((before) => (before.kind === 'known' ? before : { kind: 'none' }));
    });
    return () => {
      isCurrent = false;
      stop.abort();
    };
  }, [url]);
  return state;
}

async function read(url: string, signal: AbortSignal): Promise<Catalog | null> {
  const response = await callApi<{ data: unknown } | null>(url, { signal });
  return response.kind === 'accepted' ? parseCatalog(response.payload?.data) : null;
}
