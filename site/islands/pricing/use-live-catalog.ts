import { type Catalog, parseCatalog } from '@grovemail/domain/pricing/catalog.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../browser/call-api.ts';
import { shortDate } from '../../components/receipt/short-date.ts';

/**
 * The catalog of the build with the date of the build, then that of the API with today's. An error, including
 * one of the network, changes nothing and shows no message.
 */
export function useLiveCatalog(url: string, built: Catalog, builtOn: string) {
  const [live, setLive] = useState({ catalog: built, date: builtOn });
  useEffect(() => {
    const stop = new AbortController();
    void read(url, stop.signal).then(
      (catalog) => catalog && setLive({ catalog, date: shortDate(new Date()) }),
    );
    return () => stop.abort();
  }, [url]);
  return live;
}

async function read(url: string, signal: AbortSignal): Promise<Catalog | null> {
  const answer = await callApi<{ data: unknown } | null>(url, { signal });
  return answer.kind === 'accepted' ? parseCatalog(answer.payload?.data) : null;
}
