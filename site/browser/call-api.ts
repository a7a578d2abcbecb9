/** The outcome of a call to the API. */
export type Result<Payload = unknown> =
  | { kind: 'accepted'; payload: Payload }
  /** With the error message of the response, and the seconds it asks to wait, else 0. */
  | { kind: 'rejected'; error: string; status: number; retryAfter: number }
  /** No response, an unreadable one, or one without a message. */
  | { kind: 'failed' };

interface Envelope {
  error?: unknown;
  payload?: unknown;
}

interface Options {
  fetch?: typeof globalThis.fetch;
  /** Which field of a 2xx tells a success: an `error` that is absent or false (default), or a truthy `payload`. */
  read?: 'error' | 'payload';
}

/** Shown when nothing else is known about a failed call. */
export const unreachable = 'The API could not be reached. Check your connection and try again.';

/** Makes a call and reads the envelope of the response. Accepted means a 2xx with JSON that tells a success. */
export async function callApi<Payload = unknown>(
  url: string,
  init: RequestInit = {},
  { fetch = globalThis.fetch, read = 'error' }: Options = {},
): Promise<Result<Payload>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' });
    const envelope: unknown = await response.json();
    if (typeof envelope !== 'object' || envelope === null) return { kind: 'failed' };
    const { error, payload } = envelope as Envelope;
    if (response.ok && (read === 'error' ? !error : payload)) {
      return { kind: 'accepted', payload: payload as Payload };
    }
    const message = error ? (messageIn(error) ?? messageIn(payload)) : undefined;
    if (!message) return { kind: 'failed' };
    const retryAfter = Number(response.headers.get('retry-after'));
    return { kind: 'rejected', error: message, status: response.status, retryAfter };
  } catch {
    return { kind: 'failed' };
  }
}

/** The message in a field of an envelope: the text itself, or its `message`. */
export function messageIn(field: unknown): string | undefined {
  if (typeof field === 'string') return field.trim() || undefined;
  if (typeof field !== 'object' || field === null || !('message' in field)) return undefined;
  return typeof field.message === 'string' ? field.message.trim() || undefined : undefined;
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
