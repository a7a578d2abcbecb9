/** The outcome of a call to the API. */
export type Result<Payload = unknown> =
  | { kind: 'accepted'; payload: Payload }
  /** The response's error message, and the seconds of its Retry-After, else 0. */
  | { kind: 'rejected'; error: string; status: number; retryAfter: number }
  /** No response, an unreadable one, or one without a message. */
  | { kind: 'failed' };

interface Envelope {
  error?: unknown;
  payload?: unknown;
}

interface Options {
  fetch?: typeof globalThis.fetch;
  /** Which field of a 2xx means success: an `error` that is absent or false (default), or a truthy `payload`. */
  read?: 'error' | 'payload';
}

/** Shown when nothing else is known about a failed call. */
export const unreachable = 'The API could not be reached. Check your connection and try again.';

/** Makes a call and reads the envelope of the response. Accepted: a 2xx with JSON that means success. */
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

/**
 * Waits until `pagehide` has fired if the visitor is leaving: browsers fail a page's requests just before they leave
 * it, and run none of its timers afterwards.
 */
export function waitForPagehide(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}
