import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Of one connection. Browsers and most proxies wait for each response, so they need one. */
const maxUnanswered = 16;

/**
 * Closes a connection with more unanswered requests (HTTP pipelining, RFC 9112 §9.3.2) before the next is handled:
 * Node reads all requests of a chunk in one turn, which may be thousands. Wraps the listeners added so far.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = unanswered.get(socket) ?? 0;
    if (count === maxUnanswered) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
    for (const listener of listeners) listener(request, response);
  });
}
