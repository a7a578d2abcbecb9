import { type Catalog, parseCatalog } from '@grovemail/domain/pricing/catalog.ts';
import { useEffect, useState } from 'react';

/**
 * The catalog that is drawn, then the one that the API answers. An error, of the network too,
 * changes nothing and says nothing.
 */
export function useLiveCatalog(url: string, printed: Catalog): Catalog {
  const [catalog, setCatalog] = useState(printed);
  useEffect(() => {
    const stop = new AbortController();
    read(url, stop.signal).then(
      (fresh) => fresh && setCatalog(fresh),
      () => {},
    );
    return () => stop.abort();
  }, [url]);
  return catalog;
}

async function read(url: string, signal: AbortSignal): Promise<Catalog | null> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const { error, payload } = (await response.json()) as { error: unknown; payload: unknown };
  if (error || !payload) return null;
  return parseCatalog((payload as { data: unknown }).data);
}
