import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderNetworks } from '../limits/networks.ts';
import { tooManyRequests } from '../limits/rate-limits.ts';
import type { RejectOnSocket } from './odd-requests.ts';

export interface ConnectionLimits {
  maxConnections: number;
  /** Per IPv4 address or IPv6 /64, with a multiple for wider networks. It also limits the requests of a proxy's sender. */
  maxConnectionsPerAddress: number;
  /** Whether the peer opens connections for many senders, so that only `maxConnections` applies. */
  isProxy(address: string): boolean;
  /** The forwarded address of a proxy's request. */
  senderOf(request: IncomingMessage): string;
}

/**
 * Pipelined requests of a connection (RFC 9112 §9.3.2), of which Node would read thousands at once. Browsers and most proxies
 * wait for each response.
 */
const maxPending = 16;

interface Limit {
  name: string;
  max: number;
}

interface Connection {
  socket: Socket;
  /** Only a proxy's requests are limited; others have one at a time per connection. */
  isProxy: boolean;
  /** Functions that start the pending requests. The first has been started. */
  pending: (() => void)[];
  limits: readonly Limit[];
}

/**
 * Limits connections and requests. At a limit of connections, the one that has been idle for longest is closed, or the new
 * one if all are busy. At a limit of requests, the next one is rejected, and its connection closed. A connection has one
 * response at a time.
 */
export function limitedConnections(limits: ConnectionLimits, reject: RejectOnSocket) {
  const connections = new WeakMap<Socket, Connection>();
  /** By name of a limit; connections are in the order of their last use. */
  const held = new Map<string, Set<Connection | ServerResponse>>();

  const limitsOf = (kind: string, address: string): Limit[] =>
    senderNetworks(address).map(({ name, share }) => ({
      name: `${kind} of ${name}`,
      max: limits.maxConnectionsPerAddress * share,
    }));
  /** Pipelined requests whose turn has come. */
  const due: (() => void)[] = [];
  const isFull = ({ name, max }: Limit) => (held.get(name)?.size ?? 0) >= max;

  function hold(holder: Connection | ServerResponse, limits: readonly Limit[]): void {
    for (const { name } of limits) held.set(name, (held.get(name) ?? new Set()).add(holder));
  }

  function release(holder: Connection | ServerResponse, limits: readonly Limit[]): void {
    for (const { name } of limits) {
      held.get(name)?.delete(holder);
      if (held.get(name)?.size === 0) held.delete(name);
    }
  }

  /** Starts one request in each turn of the event loop, to give other connections a turn. */
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
      const all = [...own, { name: 'connections', max: limits.maxConnections }];
      for (const limit of all) {
        if (!isFull(limit)) continue;
        const idle = firstIdle(held.get(limit.name) ?? []);
        if (!idle) {
          socket.destroy();
          return;
        }
        release(idle, idle.limits);
        idle.socket.destroy();
      }
      const connection = { socket, isProxy, pending: [], limits: all };
      connections.set(socket, connection);
      hold(connection, all);
      socket.once('close', () => release(connection, all));
    },

    /** Handles a request once the responses to those before it were sent. */
    take(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
      const { socket } = request;
      const connection = connections.get(socket);
      if (!connection || !socket.writable) return;
      const { pending } = connection;
      const begin = () => {
        if (!socket.writable) return;
        const own = connection.isProxy ? limitsOf('requests', limits.senderOf(request)) : [];
        if (own.some(isFull)) {
          reject(socket, tooManyRequests(1));
          return;
        }
        hold(response, own);
        response.once('close', () => {
          release(response, own);
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

function firstIdle(holders: Iterable<Connection | ServerResponse>): Connection | undefined {
  for (const holder of holders)
    if ('pending' in holder && holder.pending.length === 0) return holder;
  return undefined;
}
