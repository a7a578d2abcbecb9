// Long: every kind of path, over the same built site.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSite, type Site } from './site.ts';

const standIn = 'http://localhost:3000';
const files = {
  'index.html': 'home',
  'index.html.br': 'home in brotli',
  'index.html.gz': 'home in gzip',
  'contact.html': 'contact',
  'contact/sent.html': 'sent',
  'products/campaign.html': 'campaign',
  '_astro/app.abc.js': 'script',
  'email/mark.png': 'mark',
  'notes.md': 'notes',
  'guides/keys.html': '<h1>Keys</h1>',
  'guides/keys.md': '# Keys',
  'guides/links.md': '[Keys](http://localhost:3000/guides/keys)\nHost: localhost:3000\n',
  'guides/links.md.br': 'links in brotli',
  '_astro/links.abc.js': 'http://localhost:3000',
  'data.gz': 'an archive of its own',
  '.build.json': 'secret',
  '.well-known/security.txt': 'Contact:',
  '.well-known/.hidden': 'secret',
  '_responses/unknown.html': 'unknown',
  '_responses/unknown.html.br': 'unknown in brotli',
  '_responses/not-found.html': 'none',
  '_responses/hand-over.html': 'app',
  _headers: 'secret',
  _redirects: 'secret',
  'routes.json': JSON.stringify([
    { from: '/products/*', to: '/products/campaign' },
    { from: '/old/:name', to: '/contact', headers: { 'x-robots-tag': 'noindex' } },
    { from: '/register/:code', to: 'https://app.example:8443/register?ref=:code', status: 302 },
    {
      from: '/r/:code',
      to: '/app/register?ref=:code',
      status: 302,
      headers: { 'x-from': 'table' },
    },
    { from: '/moved', to: '/contact', status: 301 },
    { from: '/links/*', to: '/contact', coversFiles: true },
  ]),
};

let directory: string;
let site: Site;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'grovemail-site-')), 'site');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  writeFileSync(join(dirname(directory), 'outside.html'), 'outside');
  site = loadSite(directory, { handOver: true, sendsMail: true, standIn });
});
afterEach(() => {
  rmSync(dirname(directory), { recursive: true });
});

const get = (
  target: string,
  headers: { accept?: string; acceptEncoding?: string; ifNoneMatch?: string } = {},
) => site.respond({ target, origin: standIn, ...headers });
const text = (target: string) => get(target)?.body?.toString();

describe('rejected', () => {
  it.each(['/%', '/%zz', '/%c3%28', '/a%'])('%s is malformed', (target) => {
    expect(() => get(target)).toThrow(URIError);
  });
});

describe('404', () => {
  it.each([
    '/missing.png',
    '/products/missing.png',
    '/_responses/unknown.html',
    '/_responses/rejected.html',
    '/%5Fresponses/unknown.html',
    '/routes.json',
    '/.build.json',
    '/.well-known/.hidden',
    '/.well-known/none',
    '/.well-known/none/at/all',
    '/.well-known/change-password',
    '/index.html.br',
    '/../outside.html',
    '/..%2foutside.html',
    '/..%5coutside.html',
    '/x/../../outside.html',
    '//outside.html',
    '/index.html%00.png',
  ])('A5 %s', (target) => {
    expect(get(target)).toMatchObject({ status: 404, kind: 'page' });
    expect(text(target)).not.toMatch(/secret|outside<|campaign/);
  });

  it('no response without a page for it', () => {
    rmSync(join(directory, '_responses'), { recursive: true });
    const bare = loadSite(directory, { handOver: false, sendsMail: true, standIn });
    expect(bare.respond({ target: '/missing.png', origin: standIn })).toBeNull();
    expect(bare.respond({ target: '/nowhere', origin: standIn })).toBeNull();
    expect(bare.text('/_responses/rejected.html')).toBeNull();
  });
});

it('leaves out the sample’s form where no mail is sent, and what was compressed with it', () => {
  const page =
    '<h1>Mail</h1><section id="send-sample" class="a"><form></form></section><p>More</p>';
  writeFileSync(join(directory, 'mail.html'), page);
  writeFileSync(join(directory, 'mail.html.gz'), 'with the form');
  const request = { target: '/mail', origin: standIn, acceptEncoding: 'gzip' };
  const [sending, silent] = [true, false].map((sendsMail) =>
    loadSite(directory, { handOver: false, sendsMail, standIn }).respond(request),
  );
  expect(sending?.body?.toString()).toBe('with the form');
  expect(silent?.body?.toString()).toBe('<h1>Mail</h1><p>More</p>');
  expect(silent?.headers.etag).not.toBe(sending?.headers.etag);
});

it('200 /.well-known/security.txt', () => {
  const response = get('/.well-known/security.txt');
  expect([response?.status, response?.body?.toString()]).toEqual([200, 'Contact:']);
  expect(response?.headers['content-type']).toBe('text/plain; charset=utf-8');
});

describe('200 for an unknown path', () => {
  it.each([
    '/nowhere',
    '/analytics',
    '/_responses/unknown',
    '/_headers',
    '/%5Fredirects',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
  ])('A5 %s is the same page for all, not indexed', (target) => {
    const response = get(target);
    expect(response).toMatchObject({ status: 200, kind: 'page' });
    expect(response?.headers['x-robots-tag']).toBe('noindex');
    expect(response?.body).toBe(get('/nowhere')?.body);
    expect(text(target)).toBe('unknown');
  });

  it('is compressed by the build alone', () => {
    const response = get('/nowhere', { acceptEncoding: 'gzip, br' });
    expect(response?.headers['content-encoding']).toBe('br');
    expect(response?.body?.toString()).toBe('unknown in brotli');
    const missing = get('/missing.png', { acceptEncoding: 'gzip, br' });
    expect(missing?.headers).not.toHaveProperty('content-encoding');
  });
});

describe('200', () => {
  it.each<[string, string]>([
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/contact', 'contact'],
    ['/contact/', 'contact'],
    ['/contact?x=/%zz', 'contact'],
    ['/contact/sent', 'sent'],
    ['/c%6Fntact', 'contact'],
    ['/products/campaign', 'campaign'],
    ['/products/campaign/', 'campaign'],
    ['/products', 'campaign'],
    ['/products/anything/else', 'campaign'],
    ['/old/name', 'contact'],
    ['/notes.md', 'notes'],
    ['/data.gz', 'an archive of its own'],
  ])('A3 A4 R43 %s is %s', (target, body) => {
    expect(get(target)).toMatchObject({ status: 200 });
    expect(text(target)).toBe(body);
  });

  it("adds a rule's headers", () => {
    expect(get('/old/name')?.headers['x-robots-tag']).toBe('noindex');
    expect(get('/contact')?.headers).not.toHaveProperty('x-robots-tag');
  });

  it.each<[string, string, string]>([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/_astro/app.abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/email/mark.png?v=0a1b2c3d', 'image/png', 'public, max-age=604800'],
    ['/notes.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ])('%s is %s, %s', (target, type, cache) => {
    expect(get(target)?.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  });

  it('lets web mail on other origins show the pictures of emails, and nothing else', () => {
    const ofOthers = { 'cross-origin-resource-policy': 'cross-origin' };
    expect(get('/email/mark.png')?.headers).toMatchObject(ofOthers);
    expect(get('/_astro/app.abc.js')?.headers).not.toMatchObject(ofOthers);
  });

  it.each<[string, string | undefined, string]>([
    ['gzip, deflate, br', 'br', 'home in brotli'],
    ['gzip', 'gzip', 'home in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'home in gzip'],
    ['*', 'br', 'home in brotli'],
    ['identity', undefined, 'home'],
    ['', undefined, 'home'],
  ])('Accept-Encoding %j', (acceptEncoding, encoding, body) => {
    const response = get('/', { acceptEncoding });
    expect(response?.headers['content-encoding']).toBe(encoding);
    expect(response?.headers.vary).toBe('accept-encoding');
    expect(response?.body?.toString()).toBe(body);
  });
});

describe('a text with links', () => {
  const at = (origin: string, target = '/guides/links.md') =>
    site.respond({ target, origin, acceptEncoding: 'br' });

  it('leads to where it was read', () => {
    const response = at('https://forms.example:8443');
    expect(response?.body?.toString()).toBe(
      '[Keys](https://forms.example:8443/guides/keys)\nHost: forms.example:8443\n',
    );
    expect(response?.headers).not.toHaveProperty('content-encoding');
    expect(response?.headers.etag).not.toBe(at(standIn)?.headers.etag);
  });

  it('is served as it was built where it leads already', () => {
    expect(at(standIn)?.headers['content-encoding']).toBe('br');
  });

  it('is no script', () => {
    expect(at('https://forms.example', '/_astro/links.abc.js')?.body?.toString()).toBe(standIn);
  });
});

describe('302', () => {
  const location = (target: string) => get(target)?.headers.location;
  const register = 'https://app.example:8443/register?ref=';

  it.each<[string, string]>([
    ['/register/kofi', 'kofi'],
    ['/register/kofi/', 'kofi'],
    ['/register/kofi?utm_source=x&ref=other', 'kofi'],
    ['/register/a.b@c+d', 'a.b%40c%2Bd'],
    ['/register/a%2Eb%40c%2Bd', 'a.b%40c%2Bd'],
    ['/register/a%2Fb%3Fc%23d%26e%3Df', 'a%2Fb%3Fc%23d%26e%3Df'],
    ['/register/%0d%0aSet-Cookie:x=1', '%0D%0ASet-Cookie%3Ax%3D1'],
    ['/register/:code', '%3Acode'],
    ['/register/$&', '%24%26'],
    ['/register/%E2%82%A6', '%E2%82%A6'],
    ['/register/file.png', 'file.png'],
    ['/register/__proto__', '__proto__'],
  ])('A9 A10 %s redirects with ref alone', (target, code) => {
    const response = get(target);
    expect(response).toMatchObject({ status: 302, body: null });
    expect(response?.headers).toEqual({
      location: register + code,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('A10 keeps the first 200 characters of a code, none cut in half', () => {
    const code = encodeURIComponent('😀'.repeat(300));
    expect(location(`/register/${code}`)).toBe(register + encodeURIComponent('😀'.repeat(200)));
    expect(location(`/register/${'k'.repeat(201)}`)).toBe(register + 'k'.repeat(200));
  });

  it('A10 stays on this origin for a rule without a base, with its headers', () => {
    expect(get('/r/kofi')).toMatchObject({
      status: 302,
      headers: { location: '/app/register?ref=kofi', 'x-from': 'table' },
    });
  });

  it.each(['/register', '/register/', '/register//', '/register/a/b'])(
    '%s has no code, so it is an unknown page',
    (target) => {
      expect(get(target)).toMatchObject({ status: 200, kind: 'page' });
      expect(get(target)?.headers).not.toHaveProperty('location');
    },
  );

  it('rejects a code that is not correctly encoded', () => {
    expect(() => get('/register/%zz')).toThrow(URIError);
  });

  it('301 for a path that moved permanently', () => {
    expect(get('/moved/')).toMatchObject({ status: 301, headers: { location: '/contact' } });
  });
});

describe('308', () => {
  it.each([
    ['/CONTACT', '/contact'],
    ['/Contact/Sent?x=%20Y', '/contact/sent?x=%20Y'],
    ['/Products/Campaign/', '/products/campaign/'],
    ['/Register/kOfi?utm_source=x', '/register/kOfi?utm_source=x'],
    ['/REGISTER/A%2fb/', '/register/A%2fb/'],
    ['/register/kOfi', undefined],
    ['/Products/x.Y', '/products/x.Y'],
    ['//CONTACT', undefined],
    ['/Nowhere', undefined],
    ['/Notes.md', undefined],
  ])('leads %s to %s', (target, location) => {
    const response = get(target);
    if (response?.status !== 302) expect(response?.headers.location).toBe(location);
    expect(response?.status === 308).toBe(location !== undefined);
  });
});

it('a rule that covers files matches a path that ends in an address', () => {
  expect(text('/links/a/x@y.com')).toBe('contact');
  expect(get('/products/x@y.com')?.status).toBe(200);
  expect(get('/products/x.png')?.status).toBe(404);
});

describe('the hand-over to the app', () => {
  it.each(['/app', '/app/register?utm_source=x', '/app/x.png'])('%s is uncached', (target) => {
    expect(text(target)).toBe('app');
    expect(get(target)?.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('serves no neighboring paths, and nothing when an app is configured', () => {
    expect(text('/apple')).toBe('unknown');
    const configured = loadSite(directory, { handOver: false, sendsMail: true, standIn });
    expect(configured.respond({ target: '/app', origin: standIn })?.body?.toString()).toBe(
      'unknown',
    );
  });
});

describe('304', () => {
  it('for a matching ETag, one per encoding', () => {
    const tags = ['br', 'gzip', ''].map(
      (acceptEncoding) => get('/', { acceptEncoding })?.headers.etag,
    );
    expect(new Set(tags).size).toBe(3);
    const [br = ''] = tags;
    for (const ifNoneMatch of [br, `W/${br}`, `"x", ${br}`, '*']) {
      const response = get('/', { acceptEncoding: 'br', ifNoneMatch });
      expect(response).toMatchObject({ status: 304, body: null });
      expect(response?.headers.etag).toBe(br);
    }
    expect(get('/', { ifNoneMatch: br })?.status).toBe(200);
    expect(get('/missing.png', { ifNoneMatch: '*' })?.status).toBe(404);
  });
});

describe('routes.json', () => {
  const wrong = [
    '{}',
    '[{}]',
    '[{"from":"/a"}]',
    '[{"from":"a","to":"/b"}]',
    '[null]',
    '[{"from":"/a","to":"https://app.example/"}]',
    '[{"from":"/a","to":"//app.example/","status":302}]',
    '[{"from":"/a","to":"javascript:alert(1)","status":302}]',
    '[{"from":"/a","to":"/b","status":307}]',
    '[{"from":"/a","to":"/b","headers":{"x":1}}]',
  ];
  it.each(wrong)('%s is rejected at start', (rules) => {
    writeFileSync(join(directory, 'routes.json'), rules);
    expect(() => loadSite(directory, { handOver: false, sendsMail: true, standIn })).toThrow(
      /routes\.json/,
    );
  });
});

describe('a page with a Markdown version', () => {
  it.each([
    ['text/html', '<h1>Keys</h1>', 'text/html; charset=utf-8'],
    ['text/markdown', '# Keys', 'text/markdown; charset=utf-8'],
  ])('is sent as %s when asked for, with a link to the Markdown', (accept, body, type) => {
    const response = get('/guides/keys', { accept });
    expect(response?.body?.toString()).toBe(body);
    expect(response?.headers).toMatchObject({
      'content-type': type,
      vary: 'accept',
      link: '</guides/keys.md>; rel="alternate"; type="text/markdown"',
    });
  });

  it('has the Markdown at its own path', () => {
    expect(text('/guides/keys.md')).toBe('# Keys');
  });

  it('gives each version its own ETag', () => {
    const [page, markdown] = ['text/html', 'text/markdown'].map(
      (accept) => get('/guides/keys', { accept })?.headers.etag,
    );
    expect(page).not.toBe(markdown);
  });
});
