import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { RefuseOnSocket } from './socket-refusal.ts';

/** Answers what Node's parser could not read as a request: there is no request object then. */
export function clientErrorAnswer(refuse: RefuseOnSocket) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, new Refusal(codes[error.code ?? ''] ?? 'unreadable_request'));
  };
}

/** Node's codes for requests that never became one (nodejs.org, http, 'clientError'). */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Takes over the answers that Node would give by itself, bare of our headers. */
export function answerOddRequests(server: Server, refuse: RefuseOnSocket): void {
  server.on('connect', (_request, socket) =>
    refuse(socket, new Refusal('method_not_allowed', { headers: { allow: 'GET, HEAD, POST' } })),
  );
  // RFC 9110 §10.1.1 lets us ignore an expectation that we do not know.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
