import { type Catalog, parseCatalog } from '@grovemail/domain/pricing/catalog.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../browser/call-api.ts';

/**
 * The catalog of the build, then that of the API. An error, including one of the network, changes nothing and
 * shows no message.
 */
export function useLiveCatalog(url: string, built: Catalog): Catalog {
  const [catalog, setCatalog] = useState(built);
  useEffect(() => {
    const stop = new AbortController();
    void read(url, stop.signal).then((fresh) => fresh && setCatalog(fresh));
    return () => stop.abort();
  }, [url]);
  return catalog;
}

async function read(url: string, signal: AbortSignal): Promise<Catalog | null> {
  const answer = await callApi<{ data: unknown } | null>(url, { signal });
  return answer.kind === 'accepted' ? parseCatalog(answer.payload?.data) : null;
}
