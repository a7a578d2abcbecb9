import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '../script/precompress.ts';
import { root, run } from '../script/run.ts';
import { serveSite } from './serve-site.ts';

/** The versions to compare with, installed into a temporary folder. */
const dependencies = {
  astro: '7.3.5',
  '@astrojs/markdown-satteri': '0.4.0',
  '@astrojs/starlight': '0.42.4',
  'starlight-openapi': '0.26.1',
};

export interface StarlightSite {
  /** Without trailing slash. */
  url: string;
  /** Path of the guide. */
  guide: string;
  /** Path of an operation. */
  reference: string;
  stop(): Promise<void>;
}

/**
 * Builds our contract and a guide with the defaults of Starlight and starlight-openapi, and serves them
 * with our server, so that only the pages differ.
 * @param guide Markdown
 * @throws Error when a step fails; its output says why
 */
export async function starlightSite(guide: string): Promise<StarlightSite> {
  const folder = await mkdtemp(join(tmpdir(), 'grovemail-starlight-'));
  const content = join(folder, 'src', 'content', 'docs');
  await mkdir(content, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  await write('astro.config.mjs', config);
  await write('src/content.config.ts', collections);
  await write(
    'src/content/docs/guide.md',
    `---\ntitle: Guide\ndescription: A guide.\n---\n\n${guide}`,
  );
  await copyFile(join(root, 'contract', 'openapi.json'), join(folder, 'openapi.json'));
  await runStep(folder, ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error']);
  await runStep(folder, [
    process.execPath,
    join(folder, 'node_modules', '.bin', 'astro'),
    'build',
    '--silent',
  ]);
  const dist = join(folder, 'dist');
  await precompress(dist);
  const served = await serveSite(dist);
  return {
    url: served.url,
    guide: '/guide/',
    reference: '/reference/operations/sendtransactional/',
    async stop() {
      await served.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function runStep(cwd: string, command: readonly string[]): Promise<void> {
  const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const code = await run(command, { cwd, environment });
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}.`);
}

const config = `
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

export default defineConfig({
  site: 'https://grovemail.example',
  integrations: [
    starlight({
      title: 'Comparison',
      plugins: [starlightOpenAPI([{ base: 'reference', schema: './openapi.json' }])],
      sidebar: [{ label: 'Guides', items: ['guide'] }, ...openAPISidebarGroups],
    }),
  ],
});
`;

const collections = `
import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
