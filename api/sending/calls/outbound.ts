import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { retryAfterOf } from '@grovemail/domain/delivery/retry-after.ts';
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
  /** The maximum response body; default: 64 KB. 0 ignores the body. */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface OutboundResponse {
  /** Any status; redirects are not followed. */
  status: number;
  /** The milliseconds of a Retry-After header; 0 without one. */
  retryAfter: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @throws {OutboundError} */
export type Outbound = (request: OutboundRequest) => Promise<OutboundResponse>;

/**
 * Creates the client for addresses that others chose: webhooks, push services, attachments. It guards against SSRF, and sends
 * the headers that firewalls expect.
 * @param settings.allow `host:port` of private addresses that may be called, also over http
 */
export function outbound({ allow, userAgent, resolve = systemResolve }: Settings): Outbound {
  const check = targetCheck(allow);
  const defaultHeaders = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' };
  return async (request) => {
    const headers = { ...defaultHeaders, ...request.headers };
    const target = check(request.url);
    const { timeoutMs = 10_000, signal } = request;
    const timeout = AbortSignal.timeout(timeoutMs);
    return send({ ...request, headers }, target, {
      resolve,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  };
}

interface Settings {
  allow: readonly string[];
  userAgent: string;
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
      // The address of a pooled connection was checked for another request.
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
  const retryAfter = retryAfterOf(headers, Date.now());
  if (maxBytes === 0) {
    discard(response);
    return { status, retryAfter, headers, body: Buffer.alloc(0) };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes)
      throw new OutboundError('too_large', `The response exceeds ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status, retryAfter, headers, body: Buffer.concat(chunks) };
}

/** Reads a short body to its end, so that its sender sees no broken connection, and closes on a longer one. */
function discard(response: IncomingMessage): void {
  let size = 0;
  const timer = setTimeout(() => response.destroy(), discardMs).unref();
  response.on('error', () => {});
  response.on('close', () => clearTimeout(timer));
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > discardedBytes) response.destroy();
  });
}

const discardMs = 1_000;
const discardedBytes = 65_536;

function outboundError(cause: unknown, hostname: string, signal: AbortSignal): OutboundError {
  if (cause instanceof OutboundError) return cause;
  if (signal.aborted) {
    return new OutboundError('timeout', `${hostname} did not respond in time.`, { cause });
  }
  const { code } = Object(cause) as { code?: unknown };
  const reason = typeof code === 'string' ? ` (${code})` : '';
  return new OutboundError('unreachable', `${hostname} could not be reached${reason}.`, { cause });
}
