import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { senderNetworks } from './sender-networks.ts';

/** How many connections may be open. */
export interface ConnectionLimits {
  maxConnections: number;
  /** Of an IPv4 address or IPv6 /64; wider IPv6 networks get a multiple. */
  maxConnectionsPerAddress: number;
  /** Proxies hold the connections of many visitors: only `maxConnections` applies to them. */
  isProxy(address: string): boolean;
}

/** Unanswered requests of one connection. Browsers and most proxies wait for each response, so they need one. */
const maxUnanswered = 16;

interface Connection {
  socket: Socket;
  unanswered: number;
  /** Names of its limits. */
  groups: readonly string[];
}

/**
 * Bounds what peers hold: connections, and their unanswered requests. At a limit, the connection under it that has had
 * no request for longest is closed for the new one; if all are busy, the new one is closed.
 */
export function limitedConnections({
  maxConnections,
  maxConnectionsPerAddress,
  isProxy,
}: ConnectionLimits) {
  const connections = new WeakMap<Socket, Connection>();
  /** By limit, least recently used first. */
  const groups = new Map<string, Set<Connection>>();

  function limitsOf(address: string): { name: string; max: number }[] {
    const own = isProxy(address) ? [] : senderNetworks(address);
    return [
      ...own.map(({ name, share }) => ({ name, max: maxConnectionsPerAddress * share })),
      { name: 'all', max: maxConnections },
    ];
  }

  function leave(connection: Connection): void {
    for (const name of connection.groups) {
      const group = groups.get(name);
      group?.delete(connection);
      if (group?.size === 0) groups.delete(name);
    }
  }

  function join(connection: Connection): void {
    for (const name of connection.groups) {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(connection));
    }
  }

  return {
    /** Takes a new connection, or closes it. */
    admit(socket: Socket): void {
      const limits = limitsOf(socket.remoteAddress ?? '');
      for (const { name, max } of limits) {
        const group = groups.get(name);
        if (!group || group.size < max) continue;
        const idle = [...group].find(({ unanswered }) => unanswered === 0);
        if (!idle) {
          socket.destroy();
          return;
        }
        leave(idle);
        idle.socket.destroy();
      }
      const connection = { socket, unanswered: 0, groups: limits.map(({ name }) => name) };
      connections.set(socket, connection);
      join(connection);
      socket.once('close', () => leave(connection));
    },

    /**
     * Counts a request until it is answered, or closes a connection that has too many (HTTP pipelining,
     * RFC 9112 §9.3.2): Node reads all requests of a chunk in one turn, which may be thousands.
     * @returns whether to handle the request
     */
    begin(socket: Socket, response: ServerResponse): boolean {
      const connection = connections.get(socket);
      if (!connection || connection.unanswered === maxUnanswered) {
        socket.destroy();
        return false;
      }
      connection.unanswered += 1;
      response.once('close', () => {
        connection.unanswered -= 1;
        if (connection.unanswered > 0 || socket.destroyed) return;
        leave(connection);
        join(connection);
      });
      return true;
    },
  };
}
