import { type ConsoleError, keyHeader } from '@grovemail/contract/console/session.ts';
import { sessionKey } from './session.ts';

/** A failed call. `status` is 0 if there was no response. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws {CallError} */
export async function get<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  return await send(path, signal ? { signal } : {});
}

/** @throws {CallError} */
export async function post<Body>(path: string, body: object): Promise<Body> {
  return await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function send<Body>(path: string, request: RequestInit): Promise<Body> {
  const headers = { ...request.headers, [keyHeader]: sessionKey() ?? '' };
  const response = await fetch(path, { ...request, headers }).catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw new CallError(0, 'The console does not respond.');
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Body;
  const { error = `Error ${response.status}` } = (body ?? {}) as Partial<ConsoleError>;
  throw new CallError(response.status, error);
}

/** Adds the parameters that have a value. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
