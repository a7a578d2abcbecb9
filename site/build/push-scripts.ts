import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedFileHeaders, sharedScripts } from '@grovemail/contract/site-paths.ts';
import type { AstroIntegration } from 'astro';
import type { Built } from '../push/built.ts';

export interface PushSettings {
  built: Built;
  /** The origin on which they do not log; '' for none, '*' for all. */
  quietOrigin: string;
}

/**
 * The origin on which web push logs nothing: outside development, our own pages.
 * @param site the site's own URL; without it, our pages cannot be distinguished from a customer's
 */
export function quietOrigin(env: string, site: string): string {
  if (env === 'development') return '';
  return site ? new URL(site).origin : '*';
}

/**
 * Builds the web push scripts at stable URLs. Each is bundled as one classic script: the service worker
 * must be one, and customers embed the other in their pages.
 */
export function pushScripts(settings: PushSettings): AstroIntegration {
  return {
    name: 'push-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [externalClient] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const file = files.find(({ path }) => path === request.url?.split('?')[0]);
          if (!file) return next();
          const text = await file.text(settings).catch(next);
          if (typeof text !== 'string') return;
          response.writeHead(200, { 'content-type': file.type, ...sharedFileHeaders }).end(text);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const { path, text } of files) {
          await writeFile(new URL(`.${path}`, dir), await text(settings));
        }
      },
    },
  };
}

/** The site's own scripts import the client at run time, by its URL. */
const externalClient = {
  name: 'push-scripts',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === sharedScripts.client ? { id, external: true } : null),
};

const source = (name: string) => join(import.meta.dirname, '..', 'push', name);
const javascript = 'text/javascript; charset=utf-8';

const files = [
  {
    path: sharedScripts.worker,
    type: javascript,
    text: (settings: PushSettings) => bundled(source('worker-entry.ts'), settings),
  },
  {
    path: sharedScripts.client,
    type: javascript,
    text: (settings: PushSettings) => bundled(source('page-entry.ts'), settings),
  },
  {
    path: sharedScripts.types,
    type: 'text/plain; charset=utf-8',
    text: () => readFile(source('gm-web-push.d.ts'), 'utf8'),
  },
];

interface Vite {
  build(config: object): Promise<{ output: { code: string }[] }>;
}

/** Astro's own Vite, so that there is only one version of it. */
function astrosVite(): Vite {
  const astro = createRequire(import.meta.url).resolve('astro');
  return createRequire(astro)('vite') as Vite;
}

/** The text of a script at its URL path, as it is built. */
export async function pushScript(path: string, settings: PushSettings): Promise<string> {
  return (await files.find((file) => file.path === path)?.text(settings)) ?? '';
}

async function bundled(entry: string, { built, quietOrigin }: PushSettings): Promise<string> {
  const { output } = await astrosVite().build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.PUSH_BUILT': JSON.stringify(built),
      'import.meta.env.PUSH_QUIET_ORIGIN': JSON.stringify(quietOrigin),
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  return output[0]?.code ?? '';
}
