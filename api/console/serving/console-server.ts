import { Readable } from 'node:stream';
import { type ConsoleError, keyHeader } from '@grovemail/contract/console/session.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ZodError, z } from 'zod';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import type { Acts } from './acts.ts';
import { ConsoleFault, type ConsoleRoute } from './console-route.ts';
import type { ConsoleKeys } from './keys.ts';
import { type OnceAddresses, oncePrefix } from './once.ts';
import type { PageFile } from './page-files.ts';

export interface ConsoleSettings {
  acts: Acts;
  keys: ConsoleKeys;
  once: OnceAddresses;
  isReadOnly: boolean;
  /** The built page. */
  files(path: string): PageFile | null;
  routes: readonly ConsoleRoute[];
}

/**
 * The console's server. It listens on the loopback interface alone, and keeps no log: addresses and bodies hold personal
 * data. Every call needs a key, the console's own Host, and no Origin or its own.
 */
export function consoleServer(settings: ConsoleSettings): FastifyInstance {
  const { acts, keys, once, isReadOnly, files, routes } = settings;
  const app = Fastify({
    logger: false,
    bodyLimit: 2 * 1_048_576,
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyResponse);
    requireOwnAddress(request, portOf(app));
    if (needsKey(request)) requireKey(request, keys);
  });
  app.setErrorHandler((error, _request, reply) => sendFault(error, reply));

  app.post(sessionPath, async (request) => {
    const key = keys.exchange(sessionStart.parse(request.body).token);
    if (key === null) throw new ConsoleFault(401, usedAddress);
    return { key };
  });
  for (const route of routes) addRoute(app, route, acts, isReadOnly);
  app.get(onceRoute, async (request, reply) => {
    const served = once.take(request.url);
    if (!served) throw new ConsoleFault(410, 'This address worked once. Go back and try again.');
    if ('html' in served)
      return reply.headers(framed).type('text/html; charset=utf-8').send(served.html);
    return reply
      .header('content-disposition', `attachment; filename="${served.file}"`)
      .type(served.type)
      .send(Readable.from(served.body));
  });
  app.setNotFoundHandler((request, reply) => {
    const file = request.method === 'GET' && !isCall(request) ? files(pathOf(request)) : null;
    if (!file) throw new ConsoleFault(404, 'There is nothing at this address.');
    return reply.header('content-security-policy', file.policy).type(file.type).send(file.body);
  });
  return app;
}

const sessionPath = '/api/session';
const onceRoute = `${oncePrefix}*`;

/** The token of the address that `ops console` prints. */
const sessionStart = z.object({ token: z.string().max(200) });

const usedAddress =
  'This address was used before, or is older than a minute. Press Enter in the terminal for a new one.';

/** What no response may leave anywhere. */
const everyResponse = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** An email that the page shows: it runs nothing, and loads nothing from elsewhere. */
const framed = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

function addRoute(app: FastifyInstance, route: ConsoleRoute, acts: Acts, isReadOnly: boolean) {
  const { method, path: url, command, bodyLimit, handle } = route;
  const handler = ({ params, query, body }: FastifyRequest) => {
    const call = () => handle({ params: params as Record<string, string>, query, body });
    if (command === null) return call();
    if (isReadOnly) throw new ConsoleFault(403, readingOnly);
    return acts.during(command(body), call);
  };
  app.route({ method, url, handler, ...(bodyLimit === undefined ? {} : { bodyLimit }) });
}

const readingOnly =
  'This console only reads. To change something, start it again without --read-only.';

/** A page elsewhere can send requests here, also by a name of its own that leads to 127.0.0.1. */
function requireOwnAddress({ headers }: FastifyRequest, port: number): void {
  const { host = '', origin } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    throw new ConsoleFault(403, `The console is at http://127.0.0.1:${port} alone.`);
  if (origin !== undefined && origin !== `http://${host}`)
    throw new ConsoleFault(403, 'Another page may not call the console.');
}

function requireKey({ headers }: FastifyRequest, keys: ConsoleKeys): void {
  const key = headers[keyHeader];
  if (typeof key !== 'string' || !keys.holds(key))
    throw new ConsoleFault(401, 'Press Enter in the terminal for a new address, and open it.');
}

/** The route that was found decides, since its path can be spelled in several ways: `/%61pi/inbox`. */
function needsKey(request: FastifyRequest): boolean {
  const { url: route } = request.routeOptions;
  return route === undefined ? isCall(request) : route !== sessionPath && route !== onceRoute;
}

function isCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Messages of other errors may quote stored data. */
function sendFault(error: unknown, reply: FastifyReply): FastifyReply {
  const [status, message] = faultOf(error);
  const body: ConsoleError = { error: message };
  return reply.status(status).send(body);
}

function faultOf(error: unknown): [status: number, message: string] {
  if (error instanceof ConsoleFault) return [error.status, error.message];
  if (error instanceof StoreUnavailableError) return [503, error.message];
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return [400, `${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'is not valid'}`];
  }
  const status = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  if (typeof status === 'number' && status < 500) return [status, (error as Error).message];
  return [500, `Unexpected error (${error instanceof Error ? error.name : typeof error}).`];
}
