import { callApi } from '../../browser/call-api.ts';

/** Rows in a key's data space. */
export interface KeyUsage {
  contacts: number;
  mails: number;
}

/**
 * Counts the rows that count toward a key's limits.
 * @param base URL of the API
 * @returns null when they cannot be fetched
 */
export async function fetchKeyUsage(
  base: string,
  key: string,
  fetch = globalThis.fetch,
): Promise<KeyUsage | null> {
  const count = async (path: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const init: RequestInit = { headers, cache: 'no-store' };
    const list = await callApi<List>(`${base}/v1/${path}?limit=1`, init, { fetch });
    return list.kind === 'accepted' ? Number(list.payload?.meta?.size) : Number.NaN;
  };
  const [contacts, mails] = await Promise.all([count('contacts'), count('transactionals')]);
  return Number.isInteger(contacts) && Number.isInteger(mails) ? { contacts, mails } : null;
}

type List = { meta?: { size?: unknown } } | null;
