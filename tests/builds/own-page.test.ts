import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { production } from './site-build.ts';
import { buildSources, copySources, type SourceCopy } from './source-copy.ts';

const about = `---
title: About us
description: Who we are, where we sit, and why we write letters to you.
link: footer
---

We began in a harbor. [Write to us](/contact).

## What we believe

- Few letters
- Read ones
`;

let sources: SourceCopy;
let server: RunningServer;
beforeAll(async () => {
  sources = await copySources(buildSources);
  await write('our-story.md', about);
  await write('about.md', about.replace('link: footer', 'link: header'));
  await build();
  server = await startServer({}, sources.folder);
}, 600_000);
afterAll(async () => {
  await server?.stop();
  await sources?.remove();
});

it("a Markdown file is a page in the site's layout", async () => {
  const html = await built('our-story.html');
  expect(html).toMatch(/<h1[^>]*>About us<\/h1>/);
  expect(html).toContain('<h2 id="what-we-believe">What we believe</h2>');
  expect(html).toContain('>Few letters</li>');
  expect(html).toContain('content="Who we are, where we sit, and why we write letters to you."');
});

it('it is in the sitemap and linked where it asks', async () => {
  const sitemap = await built('sitemap.xml');
  for (const page of ['about', 'our-story'])
    expect(sitemap).toContain(`<loc>https://grovemail.example/${page}</loc>`);
  const [header = '', footer = ''] = (await built('index.html')).split('<main');
  expect(header.match(/href="?\/about[ ">]/g)).toHaveLength(2);
  expect(header).not.toContain('/our-story');
  expect(footer.match(/href="?\/our-story[ ">]/g)).toHaveLength(1);
  expect(footer).not.toMatch(/href="?\/about[ ">]/);
});

it('200 from our server', async () => {
  const response = await fetch(`${server.url}/our-story`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('We began in a harbor.');
});

it("the build fails at another page's address, and says what to do", async () => {
  const error =
    "site/content/pages/pricing.md: /pricing is another page's address. Rename the file.";
  await write('pricing.md', about);
  await expect(build()).rejects.toThrow(error);
  await rm(join(sources.folder, 'site/content/pages/pricing.md'));
});

async function write(name: string, text: string): Promise<void> {
  const folder = join(sources.folder, 'site/content/pages');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}

function build(): Promise<void> {
  return sources.run('script/build.ts', production);
}

function built(path: string): Promise<string> {
  return readFile(join(sources.folder, 'site/dist', path), 'utf8');
}
