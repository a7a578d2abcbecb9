import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@grovemail/contract/errors.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { RefuseOnSocket } from './socket-refusal.ts';

/** Answers input that Node's parser could not read as a request, so there is no request object. */
export function clientErrorAnswer(refuse: RefuseOnSocket) {
  return (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, new Refusal(codes[error.code ?? ''] ?? 'unreadable_request'));
  };
}

/** Error codes of Node's 'clientError' event. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Replaces answers of Node that would lack our headers. */
export function answerOddRequests(server: Server, refuse: RefuseOnSocket): void {
  server.on('connect', (_request, socket) =>
    refuse(socket, new Refusal('method_not_allowed', { headers: { allow: 'GET, HEAD, POST' } })),
  );
  // Servers may ignore unknown expectations (RFC 9110 §10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
