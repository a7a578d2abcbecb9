import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';

/**
 * Lets the dev server answer on request what a build makes from its finished pages.
 * @param contentType of every answer
 * @param answer gets a path and a way to read pages as the dev server renders them; `null` leaves
 *   the request to others
 */
export function answerInDev(
  { middlewares }: ViteDevServer,
  contentType: string,
  answer: (path: string, readPage: (path: string) => Promise<string>) => Promise<string | null>,
): void {
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, (path) => readFrom(request, path)).then((text) => {
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}
