import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderNetworks } from '../limits/networks.ts';
import { tooManyRequests } from '../limits/rate-limits.ts';
import type { RejectOnSocket } from './odd-requests.ts';

/** What peers may hold. */
export interface ConnectionLimits {
  maxConnections: number;
  /** Of an IPv4 address or IPv6 /64, with a multiple for wider IPv6 networks; and as many requests of a proxy's sender. */
  maxConnectionsPerAddress: number;
  /** Whether only `maxConnections` applies to the peer, since it holds the connections of many senders. */
  isProxy(address: string): boolean;
  /** The forwarded address of a proxy's request. */
  senderOf(request: IncomingMessage): string;
}

/**
 * Requests of one connection without a response (HTTP pipelining, RFC 9112 §9.3.2), of which Node reads thousands in
 * one turn. Browsers and most proxies wait for each response, so they need one.
 */
const maxPending = 16;

interface Limit {
  name: string;
  max: number;
}

interface Connection {
  socket: Socket;
  /** Others have one request at a time for each connection, which are limited themselves. */
  isProxy: boolean;
  /** Starts each of its pending requests; the first has been started. */
  pending: (() => void)[];
  limits: readonly Limit[];
}

/**
 * Bounds what peers hold. At a limit of connections, the one that has had no request for longest is closed for the new
 * one; if all are busy, the new one is closed. At a limit of requests, the next one is not handled, and its connection
 * is closed. A connection has one response at a time.
 */
export function limitedConnections(limits: ConnectionLimits, reject: RejectOnSocket) {
  const connections = new WeakMap<Socket, Connection>();
  /** By name of a limit; connections are in the order of their last use. */
  const held = new Map<string, Set<Connection | ServerResponse>>();

  const limitsOf = (what: string, address: string): Limit[] =>
    senderNetworks(address).map(({ name, share }) => ({
      name: `${what} of ${name}`,
      max: limits.maxConnectionsPerAddress * share,
    }));
  /** Pipelined requests whose turn has come. */
  const due: (() => void)[] = [];
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

  /** One in each turn of the event loop, so that they do not hold up what others send. */
  function beginNext(): void {
    due.shift()?.();
    if (due.length > 0) setImmediate(beginNext);
  }

  return {
    /** Takes a new connection, or closes it. */
    admit(socket: Socket): void {
      const address = socket.remoteAddress ?? '';
      const isProxy = limits.isProxy(address);
      const own = isProxy ? [] : limitsOf('connections', address);
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
      const connection = { socket, isProxy, pending: [], limits: its };
      connections.set(socket, connection);
      hold(connection, its);
      socket.once('close', () => release(connection, its));
    },

    /** Handles a request when the operating system has accepted the responses to those before it. */
    take(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection || !socket.writable) return;
      const { pending } = connection;
      const begin = () => {
        if (!socket.writable) return;
        const its = connection.isProxy ? limitsOf('requests', limits.senderOf(request)) : [];
        if (its.some(isFull)) {
          reject(socket, tooManyRequests(1));
          return;
        }
        hold(response, its);
        response.once('close', () => {
          release(response, its);
          pending.shift();
          const [next] = pending;
          if (next && due.push(next) === 1) setImmediate(beginNext);
          if (!next && !socket.destroyed) {
            release(connection, connection.limits);
            hold(connection, connection.limits);
          }
        });
        handle();
      };
      if (pending.length === maxPending) socket.destroy();
      else if (pending.push(begin) === 1) begin();
    },
  };
}

function firstIdle(all: Iterable<Connection | ServerResponse>): Connection | undefined {
  for (const one of all) if ('pending' in one && one.pending.length === 0) return one;
  return undefined;
}
