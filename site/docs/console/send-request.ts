import type { Fault } from '@grovemail/domain/request-form/faults.ts';
import { httpSample } from '@grovemail/domain/samples/http-sample.ts';
import { filledPath } from '@grovemail/domain/samples/request-path.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';

/** A response of the API, as far as CORS exposes it. */
export interface ApiResponse {
  status: number;
  reason: string;
  /** Until the last byte. */
  milliseconds: number;
  bytes: number;
  headers: [name: string, value: string][];
  /** The body; JSON is indented. */
  text: string;
  /** The envelope's `payload`. */
  payload: unknown;
  apiError: ApiError | null;
}

export interface ApiError {
  error: string;
  /** '' for none. */
  code: string;
  faults: Fault[];
}

/**
 * Sends a request exactly as its HTTP sample shows it.
 * @param prefix of the path, if the API is not at the root of its origin
 * @returns null on a network error
 */
export async function sendRequest(
  request: SampleRequest,
  prefix: string,
  fetch = globalThis.fetch,
): Promise<ApiResponse | null> {
  const { method, base, query, headers, key } = request;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const body = bodyText(request);
  const startedAt = performance.now();
  try {
    const response = await fetch(`${base}${prefix}${filledPath(request)}${search}`, {
      method,
      headers: {
        ...headers,
        ...(key?.value ? { authorization: `Bearer ${key.value}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - startedAt);
    return apiResponseOf(response, text, milliseconds);
  } catch {
    return null;
  }
}

/** The HTTP sample after its headers. */
function bodyText(request: SampleRequest): string | undefined {
  if (request.body === undefined) return undefined;
  const lines = httpSample(request).map(({ text }) => text);
  return lines.slice(lines.indexOf('') + 1).join('\n');
}

function apiResponseOf(response: Response, text: string, milliseconds: number): ApiResponse {
  const json = parsed(text);
  const { error, payload } = (json ?? {}) as { error?: unknown; payload?: unknown };
  return {
    status: response.status,
    reason: reasons[response.status] ?? response.statusText,
    milliseconds,
    bytes: new TextEncoder().encode(text).length,
    headers: [...response.headers],
    text: json === undefined ? text : JSON.stringify(json, null, 2),
    payload,
    apiError: typeof error === 'string' && error !== '' ? apiErrorOf(json as object, error) : null,
  };
}

function apiErrorOf(envelope: { code?: unknown; faults?: unknown }, error: string): ApiError {
  const { code, faults } = envelope;
  const list = Array.isArray(faults) ? faults : [];
  return {
    error,
    code: typeof code === 'string' && /^[a-z_]+$/.test(code) ? code : '',
    faults: list.filter(
      (fault) => typeof fault?.param === 'string' && typeof fault?.message === 'string',
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** HTTP/2 has no reason phrases. */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  403: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
