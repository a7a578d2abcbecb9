import { once } from 'node:events';
import { type AddressInfo, createServer, Server as ListeningServer } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

/** Node accepts one connection per socket and turn of the event loop, which may take a tenth of a second. */
const listeningSockets = 16;

/** The kernel may allow fewer. */
const backlog = 4_096;

type Place = Pick<FastifyListenOptions, 'host' | 'port'>;

/**
 * Listens at a port; on Linux with several sockets, which share its connections (SO_REUSEPORT).
 * @returns a function that stops listening, and resolves when the last connection has ended
 * @throws if the port cannot be used, as `app.listen` does
 */
export async function listen(app: FastifyInstance, place: Place): Promise<() => Promise<unknown>> {
  const isShared = process.platform === 'linux';
  // Two servers that share a port would silently take each other's connections.
  if (isShared && place.port !== 0) await requireFree(place);
  const options = { ...place, backlog, reusePort: isShared };
  await app.listen(options);
  const { address, port } = app.server.address() as AddressInfo;
  const others = Array.from({ length: isShared ? listeningSockets - 1 : 0 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    ).listen({ ...options, host: address, port }),
  );
  await Promise.all(others.map((other) => once(other, 'listening')));
  return () => Promise.all([app.server, ...others].map(close));
}

/** Node's `close` of an HTTP server would also drop connections with unread requests. */
function close(server: ListeningServer): Promise<void> {
  return new Promise((done) => {
    ListeningServer.prototype.close.call(server, () => done());
  });
}

async function requireFree(place: Place): Promise<void> {
  const probe = createServer().listen(place);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
