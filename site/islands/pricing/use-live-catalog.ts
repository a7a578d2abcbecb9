import { type Catalog, parseCatalog } from '@grovemail/domain/pricing/catalog.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../browser/call-api.ts';

/**
 * The catalog that is drawn, then the one that the API answers. An error, of the network too,
 * changes nothing and says nothing.
 */
export function useLiveCatalog(url: string, printed: Catalog): Catalog {
  const [catalog, setCatalog] = useState(printed);
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
