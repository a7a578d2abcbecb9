// `npm run dev`: Astro with hot reload on the public address, which proxies to an API that restarts on changes.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { withSecretFiles } from '@grovemail/config/secret-files.ts';
import { type AstroIntegration, dev } from 'astro';
import { checkPrices } from './build-site.ts';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from './free-port.ts';
import { printableError } from './printable-error.ts';
import { root } from './run.ts';

endWithParent();
const { host, port } = (await settings()).server;
const apiPort = String(await freePort());

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join('api', 'server.ts')],
  {
    cwd: root,
    env: { ...process.env, PORT: apiPort, HOST: '127.0.0.1' },
    // Standard output is ignored: its ready line names an internal URL. Logs go to standard error.
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
process.once('exit', () => api.kill());

// Read by the site's configuration, which proxies the API's paths to this port.
process.env.DEV_API_PORT = apiPort;
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const site = await dev({
  root: join(root, 'site'),
  server: { host, port },
  logLevel: 'warn',
  integrations: [selectKitPage()],
});

const shownHost = host.includes(':') ? `[${host}]` : host;
const address = `http://${shownHost}:${site.address.port}`;
console.log(
  `The development server is at ${address}, the select kit at ${address}/kit. Ctrl-C stops it.`,
);

const close = async () => {
  api.kill();
  await site.stop();
  process.exit();
};
process.once('SIGINT', close).once('SIGTERM', close);

/** Adds the select kit's demo page, which its tests also use. No build contains it. */
function selectKitPage(): AstroIntegration {
  return {
    name: 'select-kit-page',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const entrypoint = join(root, 'tests/builds/kit-page/pages/Kit.astro');
        injectRoute({ pattern: '/kit', entrypoint });
      },
    },
  };
}

async function settings() {
  try {
    await checkPrices();
    return parseConfig(withSecretFiles(process.env, (path) => readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(printableError(error));
    process.exit(1);
  }
}
