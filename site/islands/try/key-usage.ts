import { callApi } from '../../browser/call-api.ts';

/** How many rows a key's data space holds. */
export interface SpaceUse {
  contacts: number;
  mails: number;
}

/**
 * Counts what is stored with a key, as the API does where it makes the limit.
 * @param base where the API is
 * @returns null when it cannot be had
 */
export async function spaceUse(
  base: string,
  key: string,
  fetch = globalThis.fetch,
): Promise<SpaceUse | null> {
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
