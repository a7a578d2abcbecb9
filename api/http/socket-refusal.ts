import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refused } from '@grovemail/contract/envelope.ts';
import type { Refusal } from '@grovemail/contract/refusal.ts';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';
import { helpLink } from './send-refusal.ts';

export type RefuseOnSocket = (socket: Duplex, refusal: Refusal) => void;

/**
 * Makes a function that answers requests which never reach Fastify. It writes the usual envelope and
 * headers directly to the socket and closes the connection.
 */
export function socketRefusal(security: SecurityOptions, newId: () => string): RefuseOnSocket {
  return (socket, refusal) => {
    const id = newId();
    const body = refused(refusal, id);
    const headers = {
      ...securityHeaders('api', security),
      ...refusal.headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'request-id': id,
      link: helpLink(refusal),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`,
    );
    // Node no longer tracks a connection that it could not parse, and the peer may never close its half.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

/** For the answer to arrive: closing immediately could reset the connection of a peer that still sends. */
const lingerMs = 1_000;
