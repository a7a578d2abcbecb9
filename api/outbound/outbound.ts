import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestByHttp,
} from 'node:http';
import { request as requestByHttps } from 'node:https';
import { guardedLookup, type Resolve, resolveBySystem } from './guarded-lookup.ts';
import { OutboundError } from './outbound-error.ts';
import { type Target, targetCheck } from './target.ts';

export interface OutboundRequest {
  /** An absolute https address. */
  url: string;
  method: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** For all of it, from the look-up to the last byte; 10 s unless told. */
  timeoutMs?: number;
  /** The most bytes of the answer's body, 64 KB unless told. 0 reads none, and any answer will do. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  /** Any status; a redirect is answered as it is and not followed. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @throws {OutboundError} */
export type Outbound = (request: OutboundRequest) => Promise<OutboundAnswer>;

/**
 * Makes the one function by which this product calls addresses that somebody else chose: webhooks,
 * push services, attachments.
 * @param settings.allow `host:port` of private addresses that may be called all the same, also by http
 */
export function outbound({ allow, resolve = resolveBySystem }: Settings): Outbound {
  const check = targetCheck(allow);
  return async (request) => {
    const target = check(request.url);
    const { timeoutMs = 10_000, signal } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    return send(request, target, {
      resolve,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  };
}

interface Settings {
  allow: readonly string[];
  /** Finds a host's addresses; the system's way unless told. */
  resolve?: Resolve;
}

function send(
  { method, headers = {}, body, maxBytes = 65_536 }: OutboundRequest,
  { url, isAllowed }: Target,
  { resolve, signal }: { resolve: Resolve; signal: AbortSignal },
): Promise<OutboundAnswer> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<OutboundAnswer>();
  const fail = (cause: unknown) => reject(outboundError(cause, url.hostname, signal));
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  try {
    const sent = request(url, {
      method,
      headers,
      signal,
      // A connection of its own: one from a pool was judged for another request.
      agent: false,
      ...(isAllowed ? {} : { lookup: guardedLookup(resolve) }),
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      read(response, maxBytes).then(answer, fail);
    });
    sent.end(body);
  } catch (error) {
    // A header or method that HTTP cannot carry.
    fail(new OutboundError('refused', 'The request cannot be sent as it is.', { cause: error }));
  }
  return promise;
}

async function read(response: IncomingMessage, maxBytes: number): Promise<OutboundAnswer> {
  const { statusCode: status = 0, headers } = response;
  if (maxBytes === 0) {
    response.destroy();
    return { status, headers, body: Buffer.alloc(0) };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes)
      throw new OutboundError('too_large', `The answer exceeds ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

function outboundError(cause: unknown, hostname: string, signal: AbortSignal): OutboundError {
  if (cause instanceof OutboundError) return cause;
  if (signal.aborted) {
    return new OutboundError('timeout', `${hostname} did not answer in time.`, { cause });
  }
  const { code } = Object(cause) as { code?: unknown };
  const why = typeof code === 'string' ? ` (${code})` : '';
  return new OutboundError('unreachable', `${hostname} could not be reached${why}.`, { cause });
}
