import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, methodNotAllowed } from '@grovemail/contract/api-error.ts';
import { errorBody } from '@grovemail/contract/envelope.ts';
import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { helpLink } from '../responses/documentation.ts';
import { type SecurityOptions, securityHeaders } from '../responses/security-headers.ts';

export type RejectOnSocket = (socket: Duplex, apiError: ApiError) => void;

/**
 * @param siteOrigin of the documentation
 * @returns a function for requests that never reach Fastify. It writes an envelope to the socket and closes the connection
 */
export function socketError(
  security: SecurityOptions,
  newId: () => string,
  siteOrigin: () => string,
): RejectOnSocket {
  return (socket, apiError) => {
    const id = newId();
    const site = siteOrigin();
    const body = errorBody(apiError, { requestId: id, site });
    const headers = {
      ...securityHeaders('api', security),
      ...apiError.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'request-id': id,
      link: helpLink(apiError, site),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${apiError.status} ${STATUS_CODES[apiError.status]}\r\n${lines.join('')}\r\n${body}`,
    );
    // Node does not track a connection that it could not parse, and the peer may never close its half.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** Closing at once could reset the connection before a peer that still sends reads the response. */
const lingerMs = 1_000;

/** Responds to input that Node could not parse as a request. */
export function clientErrorResponse(reject: RejectOnSocket) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else reject(socket, new ApiError(codes[error.code ?? ''] ?? 'unreadable_request'));
  };
}

/** Error codes of Node's 'clientError' event. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Replaces responses of Node that lack our headers. */
export function respondToOddRequests(server: Server, reject: RejectOnSocket): void {
  server.on('connect', (_request, socket) =>
    reject(socket, methodNotAllowed(['GET', 'HEAD', 'POST'])),
  );
  // Servers may ignore unknown expectations (RFC 9110 §10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Requires exactly one Host header: with two, a proxy and this server could route a request differently
 * (RFC 9112 §3.2), and Node silently takes the first.
 * @throws {ApiError} unreadable_request
 */
export function requireHost({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1')) return;
  const fault = `The request has ${hosts.length === 0 ? 'no Host header' : 'two Host headers'}.`;
  throw new ApiError('unreadable_request', { messages: [fault] });
}
