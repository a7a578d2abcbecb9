/** What came of sending a form; `failed` is a network that did not answer. */
export type Sent =
  | { kind: 'accepted'; payload: unknown }
  | { kind: 'refused'; error: string }
  | { kind: 'failed' };

type Fetch = typeof globalThis.fetch;

interface Envelope {
  error?: unknown;
  payload?: unknown;
}

/**
 * Sends a request whose answer is the API's envelope. Accepted means a 2xx that is a success by the
 * call's own rule, else one whose `error` is null: anything else is not a success.
 */
export async function send(
  url: string,
  init: RequestInit,
  fetch: Fetch = globalThis.fetch,
  isSuccess: (envelope: Envelope) => boolean = ({ error }) => error === null,
): Promise<Sent> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' });
    const envelope = (await response.json()) as Envelope;
    if (typeof envelope.error === 'string' && envelope.error) {
      return { kind: 'refused', error: envelope.error };
    }
    if (!response.ok || !isSuccess(envelope)) return { kind: 'failed' };
    return { kind: 'accepted', payload: envelope.payload };
  } catch {
    return { kind: 'failed' };
  }
}

/** A JSON post that may be repeated safely: the same body under the same key is stored once. */
export function jsonPost(body: string, key: string, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    body,
  };
}
