import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedFileHeaders, sharedScripts } from '@grovemail/contract/addresses.ts';
import type { AstroIntegration } from 'astro';
import type { Built } from '../push/built.ts';

export interface PushSettings {
  built: Built;
  /** Where they log nothing, '' for nowhere. */
  quietOrigin: string;
}

/**
 * The scripts of web push at addresses that never change, each bundled into one classic
 * script: a service worker has to be one, and customers put the other one into their pages.
 */
export function pushScripts(settings: PushSettings): AstroIntegration {
  return {
    name: 'push-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [leftToTheBrowser] } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const made = files.find(({ path }) => path === request.url?.split('?')[0]);
          if (!made) return next();
          const text = await made.text(settings).catch(next);
          if (typeof text !== 'string') return;
          response.writeHead(200, { 'content-type': made.type, ...sharedFileHeaders }).end(text);
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

/** The site's own scripts import it by its address, when it is wanted. */
const leftToTheBrowser = {
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

/** By Astro's own Vite: with one of ours there could be two that differ. */
function astrosVite(): Vite {
  const astro = createRequire(import.meta.url).resolve('astro');
  return createRequire(astro)('vite') as Vite;
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
