import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderNetworks } from './sender-networks.ts';
import type { RefuseOnSocket } from './socket-refusal.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** What peers may hold. */
export interface ConnectionLimits {
  maxConnections: number;
  /** Of an IPv4 address or IPv6 /64, with a multiple for wider IPv6 networks; and as many requests of a sender. */
  maxConnectionsPerAddress: number;
  /** Whether only `maxConnections` applies to the peer, since it holds the connections of many senders. */
  isProxy(address: string): boolean;
  /** The address of a request's sender, behind proxies the forwarded one. */
  senderOf(request: IncomingMessage): string;
}

/**
 * Requests of one connection (HTTP pipelining, RFC 9112 §9.3.2), of which Node reads thousands in one turn. Browsers
 * and most proxies wait for each response, so they need one.
 */
const maxUnanswered = 16;

interface Limit {
  name: string;
  max: number;
}

interface Connection {
  socket: Socket;
  unanswered: number;
  limits: readonly Limit[];
}

/**
 * Bounds what peers hold. At a limit of connections, the one that has had no request for longest is closed for the new
 * one; if all are busy, the new one is closed. At a limit of requests, the next one is not handled, and its connection
 * is closed.
 */
export function limitedConnections(limits: ConnectionLimits, refuse: RefuseOnSocket) {
  const connections = new WeakMap<Socket, Connection>();
  /** By name of a limit; connections are in the order of their last use. */
  const held = new Map<string, Set<Connection | ServerResponse>>();

  const limitsOf = (what: string, address: string): Limit[] =>
    senderNetworks(address).map(({ name, share }) => ({
      name: `${what} of ${name}`,
      max: limits.maxConnectionsPerAddress * share,
    }));
  const isFull = ({ name, max }: Limit) => (held.get(name)?.size ?? 0) >= max;

  function hold(one: Connection | ServerResponse, its: readonly Limit[]): void {
    for (const { name } of its) held.set(name, (held.get(name) ?? new Set()).add(one));
  }

  function release(one: Connection | ServerResponse, its: readonly Limit[]): void {
    for (const { name } of its) {
      held.get(name)?.delete(one);
      if (held.get(name)?.size === 0) held.delete(name);
    }
  }

  return {
    /** Takes a new connection, or closes it. */
    admit(socket: Socket): void {
      const address = socket.remoteAddress ?? '';
      const own = limits.isProxy(address) ? [] : limitsOf('connections', address);
      const its = [...own, { name: 'connections', max: limits.maxConnections }];
      for (const limit of its) {
        if (!isFull(limit)) continue;
        const idle = firstIdle(held.get(limit.name) ?? []);
        if (!idle) {
          socket.destroy();
          return;
        }
        release(idle, idle.limits);
        idle.socket.destroy();
      }
      const connection = { socket, unanswered: 0, limits: its };
      connections.set(socket, connection);
      hold(connection, its);
      socket.once('close', () => release(connection, its));
    },

    /** @returns whether to handle the request */
    begin(request: IncomingMessage, response: ServerResponse): boolean {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection || !socket.writable) return false;
      const its = limitsOf('requests', limits.senderOf(request));
      const isOver = its.some(isFull);
      // A refusal must not come before responses that are due.
      if (isOver && connection.unanswered === 0) refuse(socket, tooManyRequests(1));
      else if (isOver || connection.unanswered === maxUnanswered) socket.destroy();
      if (!socket.writable) return false;
      connection.unanswered += 1;
      hold(response, its);
      response.once('close', () => {
        connection.unanswered -= 1;
        release(response, its);
        if (connection.unanswered > 0 || socket.destroyed) return;
        release(connection, connection.limits);
        hold(connection, connection.limits);
      });
      return true;
    },
  };
}

function firstIdle(all: Iterable<Connection | ServerResponse>): Connection | undefined {
  for (const one of all) if ('unanswered' in one && one.unanswered === 0) return one;
  return undefined;
}
