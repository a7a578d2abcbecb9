/** The outcome of a call to the API. */
export type Result<Payload = unknown> =
  | { kind: 'accepted'; payload: Payload }
  /** With the API's error message, and the seconds it asks to wait, else 0. */
  | { kind: 'refused'; error: string; status: number; retryAfter: number }
  /** No response, or an unreadable one. */
  | { kind: 'failed' };

interface Envelope {
  error?: unknown;
  payload?: unknown;
}

interface Options {
  fetch?: typeof globalThis.fetch;
  /** What counts as a success for a 2xx without an error message. */
  isSuccess?: (envelope: Envelope) => boolean;
}

/** Shown when nothing else is known about a failed call. */
export const unreachable = 'The API could not be reached. Check your connection and try again.';

/**
 * Makes a call and reads the envelope of the response. Accepted means a 2xx whose `error` is null, unless
 * the call has its own rule.
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
