import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run, tool } from '../../../script/run.ts';
import { startStaticHost } from '../static-host.ts';

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

  const host = await startStaticHost();
  host.serve(folder);
  return {
    url: `${host.url}/Kit`,
    async stop() {
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
