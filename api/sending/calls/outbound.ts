import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup, type Resolve, systemResolve } from './guarded-lookup.ts';
import { OutboundError } from './outbound-error.ts';
import { type Target, targetCheck } from './target.ts';

export interface OutboundRequest {
  /** An absolute https address. */
  url: string;
  method: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** From the DNS lookup to the last byte; default: 10 s. */
  timeoutMs?: number;
  /** Of the response body; default: 64 KB. 0 ignores the body, whatever its size. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface OutboundResponse {
  /** Any status; redirects are not followed. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @throws {OutboundError} */
export type Outbound = (request: OutboundRequest) => Promise<OutboundResponse>;

/**
 * Makes the client for addresses that others chose: webhooks, push services, attachments. It guards against SSRF.
 * @param settings.allow `host:port` of private addresses that may be called, also over http
 */
export function outbound({ allow, resolve = systemResolve }: Settings): Outbound {
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
  /** Default: the system's resolver. */
  resolve?: Resolve;
}

function send(
  { method, headers = {}, body, maxBytes = 65_536 }: OutboundRequest,
  { url, isAllowed }: Target,
  { resolve, signal }: { resolve: Resolve; signal: AbortSignal },
): Promise<OutboundResponse> {
  const { promise, resolve: respond, reject } = Promise.withResolvers<OutboundResponse>();
  const fail = (cause: unknown) => reject(outboundError(cause, url.hostname, signal));
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  try {
    const sent = request(url, {
      method,
      headers,
      signal,
      // No pooling: a pooled connection was checked for another request.
      agent: false,
      ...(isAllowed ? {} : { lookup: guardedLookup(resolve) }),
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      read(response, maxBytes).then(respond, fail);
    });
    sent.end(body);
  } catch (error) {
    // A header or method that HTTP cannot carry.
    fail(new OutboundError('forbidden', 'The request cannot be sent as it is.', { cause: error }));
  }
  return promise;
}

async function read(response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> {
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
      throw new OutboundError('too_large', `The response exceeds ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

function outboundError(cause: unknown, hostname: string, signal: AbortSignal): OutboundError {
  if (cause instanceof OutboundError) return cause;
  if (signal.aborted) {
    return new OutboundError('timeout', `${hostname} did not respond in time.`, { cause });
  }
  const { code } = Object(cause) as { code?: unknown };
  const why = typeof code === 'string' ? ` (${code})` : '';
  return new OutboundError('unreachable', `${hostname} could not be reached${why}.`, { cause });
}
