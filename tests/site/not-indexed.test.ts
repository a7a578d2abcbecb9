import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../script/run.ts';
import { expectNotIndexed } from '../builds/expect-not-indexed.ts';
import { builtSite } from '../builds/site-build.ts';

const site = builtSite(join(root, 'site', 'dist'));

// `static-host.test.ts` has a site for staging; `config/parse-config.test.ts` covers all environments.
it('R388 H1 in development, the site has titles, but no descriptions, and is not indexable', () =>
  expectNotIndexed(site));

it('R387 in development, the web push scripts log', async () => {
  for (const path of ['gm-web-push.js', 'gm-service-worker.js'])
    expect(await site.read(path)).toContain('console');
});
