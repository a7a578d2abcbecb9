import type { Socket } from 'node:net';
import { refused } from '@grovemail/contract/envelope.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

/**
 * Answers what Node's parser could not read as a request (goal S3): there is no request object then,
 * so the answer is written to the socket by hand, in the same envelope and with the same headers.
 */
export function clientErrorAnswer(security: SecurityOptions) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason, text] = answers[error.code ?? ''] ?? badRequest;
    const body = refused([text]);
    const headers = {
      ...securityHeaders('api', security),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  };
}

type Answer = readonly [status: number, reason: string, text: string];

const badRequest: Answer = [400, 'Bad Request', 'The request could not be read.'];

/** Node's codes for requests that never became one (nodejs.org, http, 'clientError'). */
const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};
