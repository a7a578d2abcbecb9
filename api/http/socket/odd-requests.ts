import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, methodNotAllowed } from '@grovemail/contract/api-error.ts';
import { errorBody } from '@grovemail/contract/envelope.ts';
import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { helpLink } from '../responses/documentation.ts';
import { type SecurityOptions, securityHeaders } from '../responses/security-headers.ts';

export type RejectOnSocket = (socket: Duplex, apiError: ApiError) => void;

/**
 * Makes a function that responds to requests which never reach Fastify. It writes the usual envelope and
 * headers directly to the socket and closes the connection.
 * @param siteOrigin of the documentation
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
    // Node no longer tracks a connection that it could not parse, and the peer may never close its half.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** For the response to arrive: closing immediately could reset the connection of a peer that still sends. */
const lingerMs = 1_000;

/** Responds to input that Node's parser could not read as a request, so there is no request object. */
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

/** Replaces responses of Node that would lack our headers. */
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
