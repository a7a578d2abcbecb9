import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFor, production, type SiteBuild } from './site-build.ts';

const address = 'https://count.example/js/a.js';

let site: SiteBuild;
beforeAll(async () => {
  site = await buildFor({ ...production, OUTSIDE_SCRIPT: address });
});
afterAll(() => site?.remove());

it('is only on pages that search engines may index, and only their policy allows its host', async () => {
  const shown: string[] = [];
  for (const { path, html } of await site.pages()) {
    const isIndexable = !html.includes('<meta name="robots"');
    if (isIndexable) shown.push(path);
    expect(html.split(address).length - 1, path).toBe(isIndexable ? 1 : 0);
    expect(html.includes("script-src 'self' https://count.example"), path).toBe(isIndexable);
    expect(/connect-src [^;]*https:\/\/count\.example/.test(html), path).toBe(isIndexable);
  }
  expect(shown).toEqual(expect.arrayContaining(['/', '/pricing', '/developers/guides/quickstart']));
  for (const path of ['/preferences', '/unsubscription', '/newsletter/confirm']) {
    expect(shown).not.toContain(path);
  }
});
