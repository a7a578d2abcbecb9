import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailBranding } from '../../api/mail/branding.ts';
import { brand } from '../../config/brand.ts';
import { palette } from '../../config/palette.ts';
import { root } from '../../script/run.ts';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { otherBrand, otherColor, otherDrawing, rebrand } from './other-brand.ts';
import { followRecipes } from './recipes.ts';
import { production } from './site-build.ts';
import { buildSources, copySources, type SourceCopy } from './source-copy.ts';

/**
 * Texts and drawings. `GroveWebPush`, `/gm-web-push.js` and the key prefix do not change with the brand:
 * customers' pages rely on them.
 */
const ours = [
  brand.name,
  brand.description,
  brand.legalName,
  brand.contact.email,
  ...brand.contact.address.slice(0, 1),
  brand.repositoryUrl,
  brand.sandboxDomain,
  brand.blogUrl,
  ...brand.social.map(({ url }) => url),
  ...pathsOfMark(),
].map((word) => word.toLowerCase());
const colors = Object.values(palette)
  .flat()
  .map((color) => color.slice(0, 7))
  // White belongs to no brand.
  .filter((color) => color !== '#ffffff');

const stamps = readdirSync(join(root, 'site/pictures/stamps'));
let sources: SourceCopy;
let server: RunningServer;
beforeAll(async () => {
  sources = await copySources(buildSources);
  await rebrand(sources.folder);
  // One build for both: the recipes' pages are in the other brand.
  await followRecipes(sources.folder);
  await sources.run('contract/openapi/write-openapi.ts');
  await sources.run('script/build.ts', {
    ...production,
    SITE_URL: 'https://northpost.example',
    APP_URL: 'https://app.northpost.example',
  });
  server = await startServer({}, sources.folder);
  // Long enough for a build on a busy machine.
}, 600_000);
afterAll(async () => {
  await server?.stop();
  await sources?.remove();
});

describe('under another brand', () => {
  it('the site has its name, logo and colors', () => {
    const home = textOf('site/dist/index.html');
    expect(home).toContain(otherBrand.name);
    expect(home).toContain(otherDrawing);
    expect(home).toContain(otherColor(palette.paper[0]));
    expect(textOf('site/dist/favicon.svg')).toContain(otherColor(palette.lime));
  });

  it('B27 adopted prices are in the structured data', () => {
    expect(textOf('site/dist/pricing.html')).toMatch(
      /"offers":\{"@type":"Offer",.{0,400}?"price":"3\.75"/,
    );
  });

  it.each([
    ['contact', ['tel:+4721000000', 'https://wa.me/4790000000', otherBrand.support.hours]],
    ['contact', [otherBrand.support.statusUrl]],
    ['demo', ['Call +47 21 00 00 00', 'https://wa.me/4790000000', otherBrand.support.hours]],
    ['index', ['tel:+4721000000', 'https://wa.me/4790000000', otherBrand.support.statusUrl]],
    ['pricing', ['Cards, Bank transfer, and Herring.', 'Shopify and WooCommerce.']],
    ['pricing', [otherBrand.forBuyers.taxes, otherBrand.forBuyers.invoices]],
    ['pricing', [otherBrand.forBuyers.dataLocation, otherBrand.forBuyers.moving]],
    ['security', [otherBrand.forBuyers.dataLocation]],
  ])('the page %s says what buyers ask: %j', (page, facts) => {
    const html = textOf(`site/dist/${page}.html`).replaceAll('<!-- -->', '');
    for (const fact of facts) expect(html).toContain(fact);
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
      expect(html).toMatch(/\/email\/mark\.png\?v=[0-9a-f]{8}"/);
      expect(html).not.toContain(`?v=${mailBranding('').pictures}`);
      expect(html).toContain(otherColor(palette.evergreen[0]));
      expect(text).toContain(otherBrand.contact.address[0]);
      expect([html, text, JSON.stringify(headers)].flatMap(leftIn)).toEqual([]);
    }
  });
});

describe('after the recipes of CONTRIBUTING.md', () => {
  it('a currency is in the selectors, in the prices of the API, and started with at home', async () => {
    expect(textOf('site/dist/pricing.html')).toMatch(/<option[^>]*value="?ZAR/);
    const { payload } = await fromServer('/modules');
    expect(JSON.stringify(payload)).toContain('"currency":"ZAR"');
  });

  it('a field is in the form, is required by the API, and stored', async () => {
    expect(textOf('site/dist/demo.html')).toMatch(/<input[^>]* name="?job_title/);
    const metadata = {
      type: 'demo',
      firstname: 'Ada',
      lastname: 'Obi',
      company_name: 'Obi Foods',
      email: 'ada@shop.example',
      phone_number: '0800',
      subscribers: '5M+',
    };
    expect(await fromServer('/demos', { type: 'demo', metadata })).toMatchObject({
      error: 'Job title is required.',
    });
    const whole = { ...metadata, job_title: 'Head of growth' };
    expect(await fromServer('/demos', { type: 'demo', metadata: whole })).toMatchObject({
      error: null,
    });
  });

  it('a guide is in the tree, as Markdown, and in llms.txt', () => {
    const path = 'developers/guides/segments';
    expect(textOf(`site/dist/${path}.html`)).toContain('Segments that keep themselves');
    expect(textOf('site/dist/developers/guides/quickstart.html')).toContain(`href="/${path}"`);
    expect(textOf(`site/dist/${path}.md`)).toContain('# Segments that keep themselves');
    expect(textOf('site/dist/llms.txt')).toContain(path);
  });

  it('the types fit, those of all tests too', async () => {
    await sources.run('node_modules/.bin/tsc', {}, ['-p', '.', '--checkers', '1']);
  });

  it('the tests of forms, prices and the contract pass', async () => {
    await sources.run('node_modules/.bin/vitest', {}, [
      'run',
      '--config',
      'vitest.config.ts',
      'domain/forms',
      'domain/pricing',
      'contract/openapi/document.test.ts',
    ]);
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
  return [...ours, ...colors].filter((one) => searched.includes(one));
}

function pathsOfMark(): string[] {
  const mark = readFileSync(join(root, 'site/components/Mark.tsx'), 'utf8');
  return [...mark.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
}

/** Posts a body, or gets a path, and parses the response. */
async function fromServer(path: string, body?: object): Promise<{ payload?: unknown }> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(server.url + path, body ? post : {});
  return (await response.json()) as { payload?: unknown };
}

/** Emails to the operator and the sender, as the server writes them when there is no mail server. */
async function mailsOfAnEnquiry(): Promise<Email[]> {
  const enquiry = { fullname: 'Ada Obi', email: 'ada@shop.example', subject: 'Lists', body: '?' };
  expect(await fromServer('/guests/enquiry', enquiry)).toMatchObject({ error: null });
  const folder = join(server.dataDir, 'mail');
  const namesOfTwo = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    expect(names).toHaveLength(2);
    return names;
  };
  const names = await vi.waitFor(namesOfTwo, 60_000);
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
