import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';

/**
 * Serves, on the dev server, the files a build generates from its finished pages.
 * @param contentType of every response
 * @param respond gets a path and a function that fetches a page of the dev server; `null` passes the request
 *   on
 */
export function respondInDev(
  { middlewares }: ViteDevServer,
  contentType: string,
  respond: (path: string, readPage: (path: string) => Promise<string>) => Promise<string | null>,
): void {
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    respond(pathname, (path) => readFrom(request, path)).then((text) => {
      if (text === null) return next();
      response.setHeader('content-type', `${contentType}; charset=utf-8`);
      response.end(text);
    }, next);
  });
}

async function readFrom({ socket }: IncomingMessage, path: string): Promise<string> {
  const { localAddress = '', localPort } = socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const response = await fetch(`http://${host}:${localPort}${path}`);
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.text();
}
