/** The outcome of a call to the API. */
export type Result<Payload = unknown> =
  | { kind: 'accepted'; payload: Payload }
  /** With the API's own sentence, and the seconds that it asks to wait, else 0. */
  | { kind: 'refused'; error: string; status: number; retryAfter: number }
  /** Nothing answered, or nothing that could be read. */
  | { kind: 'failed' };

interface Envelope {
  error?: unknown;
  payload?: unknown;
}

interface Options {
  fetch?: typeof globalThis.fetch;
  /** What counts as a success of a 2xx without an error in words. */
  isSuccess?: (envelope: Envelope) => boolean;
}

/** For those who see no more of a failed call than that. */
export const unreachable = 'The API could not be reached. Check your connection and try again.';

/**
 * Makes a call and reads the envelope of its answer. Accepted means a 2xx whose `error` is null, unless
 * the call has a rule of its own.
 */
export async function callApi<Payload = unknown>(
  url: string,
  init: RequestInit = {},
  { fetch = globalThis.fetch, isSuccess = ({ error }) => error === null }: Options = {},
): Promise<Result<Payload>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' });
    const envelope = (await response.json()) as Envelope;
    const { error } = envelope;
    if (typeof error === 'string' && error) {
      const retryAfter = Number(response.headers.get('retry-after'));
      return { kind: 'refused', error, status: response.status, retryAfter };
    }
    if (!response.ok || !isSuccess(envelope)) return { kind: 'failed' };
    return { kind: 'accepted', payload: envelope.payload as Payload };
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * A POST that completes even if the visitor leaves the page.
 * @param body JSON, at most 64 KiB
 */
export function jsonPost(body: string, headers: Readonly<Record<string, string>> = {}) {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    keepalive: true,
  };
}
