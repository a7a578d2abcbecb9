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
    const response = await fetch(`${base}/v1/${path}?limit=1`, {
      headers: { authorization: `Bearer ${key}` },
      credentials: 'omit',
      cache: 'no-store',
    });
    const { payload } = await response.json();
    return Number(payload.meta.size);
  };
  try {
    const [contacts, mails] = await Promise.all([count('contacts'), count('transactionals')]);
    return Number.isInteger(contacts) && Number.isInteger(mails) ? { contacts, mails } : null;
  } catch {
    return null;
  }
}
