import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { respondInDev } from './respond-in-dev.ts';

let server: Server;
afterEach(() => server.close());

it('responds from the pages of the same server', async () => {
  const url = await serve(async (path, readPage) =>
    path === '/a.md' ? `# ${await readPage('/a')}` : null,
  );
  const response = await fetch(`${url}/a.md?x`);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toBe('# page /a');
});

it('passes other requests on', async () => {
  const url = await serve(async () => null);
  expect(await (await fetch(`${url}/b`)).text()).toBe('page /b');
});

it('passes on the error if a page cannot be read', async () => {
  const url = await serve(async (path, readPage) =>
    path === '/c.md' ? readPage('/missing') : null,
  );
  expect(await (await fetch(`${url}/c.md`)).text()).toBe('Error: /missing returned 404.');
});

type Next = (fault?: unknown) => void;

async function serve(respond: Parameters<typeof respondInDev>[2]): Promise<string> {
  const handlers: ((request: IncomingMessage, response: ServerResponse, next: Next) => void)[] = [];
  const middlewares = { use: (handler: (typeof handlers)[number]) => handlers.push(handler) };
  respondInDev({ middlewares } as unknown as ViteDevServer, 'text/markdown', respond);
  server = createServer((request, response) => {
    if (request.url === '/missing') response.statusCode = 404;
    handlers[0]?.(request, response, (fault) => {
      response.end(fault ? String(fault) : `page ${request.url}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
