import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from '../../config/brand.ts';
import { palette } from '../../config/palette.ts';
import { root } from '../../script/run.ts';
import { startServer } from '../../script/start-server.ts';
import { otherBrand, otherColour, otherDrawing, rebrand } from './other-brand.ts';
import { production } from './site-build.ts';
import { copySources, type SourceCopy } from './source-copy.ts';

/**
 * Texts and drawings. `GroveWebPush`, `/gm-web-push.js` and the key prefix do not change with the brand:
 * customers' pages rely on them.
 */
const ours = [
  ...[brand.name, brand.description, brand.legalName],
  ...[brand.contact.email, brand.contact.address[0]],
  ...[brand.repositoryUrl, brand.sandboxDomain, brand.blogUrl],
  ...brand.social.map(({ url }) => url),
  ...pathsOfMark(),
].map((word) => word.toLowerCase());
const colours = Object.values(palette)
  .flat()
  .map((colour) => colour.slice(0, 7))
  // White belongs to no brand.
  .filter((colour) => colour !== '#ffffff');

const stamps = readdirSync(join(root, 'site/pictures/stamps'));
let sources: SourceCopy;
beforeAll(async () => {
  sources = await copySources();
  await rebrand(sources.folder);
  await sources.run('contract/openapi/write-openapi.ts');
  await sources.run('script/build.ts', {
    ...production,
    SITE_URL: 'https://northpost.example',
    APP_URL: 'https://app.northpost.example',
  });
  // Long enough for a build on a busy machine.
}, 600_000);
afterAll(() => sources?.remove());

describe('under another brand', () => {
  it('the site has its name, logo and colors', () => {
    const home = textOf('site/dist/index.html');
    expect(home).toContain(otherBrand.name);
    expect(home).toContain(otherDrawing);
    expect(home).toContain(otherColour(palette.paper[0]));
    expect(textOf('site/dist/favicon.svg')).toContain(otherColour(palette.lime));
  });

  it('A19 nothing of our brand is left in the site', () => {
    const files = readdirSync(join(sources.folder, 'site/dist'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile() && !isBinary(entry.name) && !isStamp(entry.name));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => {
      const path = join(file.parentPath, file.name);
      return leftIn(readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('nothing of our brand is left in openapi.json', () => {
    const contract = textOf('contract/openapi.json');
    expect(contract).toContain(otherBrand.name);
    expect(leftIn(contract)).toEqual([]);
  });

  it('nothing of our brand is left in an email', async () => {
    const mails = await mailsOfAnEnquiry();
    expect(mails.map(({ from }) => from?.name)).toEqual([otherBrand.name, otherBrand.name]);
    for (const { html = '', text = '', headers } of mails) {
      expect(html).toContain(otherColour(palette.evergreen[0]));
      expect(text).toContain(otherBrand.contact.address[0]);
      expect([html, text, JSON.stringify(headers)].flatMap(leftIn)).toEqual([]);
    }
  });
});

it('would detect leftovers of our brand', () => {
  for (const text of [brand.name, brand.name.toUpperCase(), brand.name.toLowerCase()])
    expect(leftIn(`<p>${text}</p>`)).not.toEqual([]);
  expect(leftIn(`a{color:${palette.lime.toUpperCase()}}`)).toEqual([palette.lime]);
});

function textOf(path: string): string {
  return readFileSync(join(sources.folder, path), 'utf8');
}

/** Stamps have their own inks, which a brand does not change. */
function isStamp(name: string): boolean {
  return stamps.includes(`${name.split('.', 1)[0]}.svg`);
}

function isBinary(name: string): boolean {
  return ['.png', '.woff2', '.br', '.gz', '.zst'].includes(extname(name));
}

function leftIn(text: string): string[] {
  const searched = text.toLowerCase();
  return [...ours, ...colours].filter((one) => searched.includes(one));
}

function pathsOfMark(): string[] {
  const mark = readFileSync(join(root, 'site/components/Mark.tsx'), 'utf8');
  return [...mark.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
}

/** Emails to the operator and the sender, as the server writes them when there is no mail server. */
async function mailsOfAnEnquiry(): Promise<Email[]> {
  const server = await startServer({}, sources.folder);
  try {
    const enquiry = { fullname: 'Ada Obi', email: 'ada@shop.example', subject: 'Lists', body: '?' };
    const { status } = await fetch(`${server.url}/guests/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    });
    expect(status).toBe(200);
    const folder = join(server.dataDir, 'mail');
    const namesOfTwo = async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      expect(names).toHaveLength(2);
      return names;
    };
    const names = await vi.waitFor(namesOfTwo, 60_000);
    return await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
  } finally {
    await server.stop();
  }
}
