import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { root, run, tool } from '../../../script/run.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds the page with every variant of the select in the same way as the site, and serves it on a free port.
 * @throws Error when the build fails; Astro prints why
 */
export async function serveKitPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-page-'));
  // Astro requires a path relative to the site's folder.
  const config = relative(join(root, 'site'), join(import.meta.dirname, 'astro.config.ts'));
  const code = await run(tool('astro', 'build', '--silent', '--config', config), {
    cwd: join(root, 'site'),
    environment: {
      ...process.env,
      // Vitest sets it to `test`, which selects React's development build.
      NODE_ENV: 'production',
      SITE_OUT_DIR: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (code !== 0) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`The build of the kit's page failed with exit code ${code}.`);
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = extname(pathname) ? pathname : `${pathname}.html`;
    try {
      const body = await readFile(join(folder, path));
      response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? '' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/Kit`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
