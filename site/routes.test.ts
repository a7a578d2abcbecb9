import { describe, expect, it } from 'vitest';
import { redirectsFile } from './build/redirects-file.ts';
import { routesFile } from './build/routes-file.ts';
import { routes } from './routes.ts';

const here = { app: '', api: '' };

function linesFor(surroundings: Partial<Parameters<typeof routes>[0]>): string[] {
  return redirectsFile(routes({ bases: here, handOver: false, ...surroundings })).split('\n');
}

describe('the table', () => {
  it('R27, R361, A10 sends a code on to the app, on this origin until one is named', () => {
    const elsewhere = linesFor({ bases: { ...here, app: 'https://app.example/base' } });
    expect(elsewhere[0]).toBe('/register/:code https://app.example/base/register?ref=:code 302');
    expect(linesFor({})[0]).toBe('/register/:code /app/register?ref=:code 302');
  });

  it('A1 A2 A4 knows the products by every name', () => {
    const lines = linesFor({});
    const at = (line: string) => lines.indexOf(line);
    expect(at('/products/automation /products/automations 200')).toBeGreaterThan(0);
    expect(at('/products/automation /products/automations 200')).toBeLessThan(
      at('/products/* /products/campaign 200'),
    );
    expect(lines).toContain('/products /products/campaign 200');
  });

  it('A5 shows the home page for the rest, after everything else', () => {
    expect(linesFor({}).slice(-2)).toEqual(['/* /_responses/unknown 200', '']);
  });

  it('hands each prefix to an API that stands elsewhere, whole', () => {
    const lines = linesFor({ bases: { ...here, api: 'https://api.example/v2' } });
    expect(lines).toContain('/guests/* https://api.example/v2/guests/:splat 200');
    expect(lines).toContain('/demos https://api.example/v2/demos 200');
    expect(lines).toContain('/leads/* https://api.example/v2/leads/:splat 200');
    expect(lines).toContain('/modules https://api.example/v2/modules 200');
  });

  const pages = [
    '/unsubscription/:tracking_id/:email/:id',
    '/preferences/:email/:id/:tracking_id',
    '/guests/preferences/:email/:id/:tracking_id',
  ];

  it.each(pages)('R35 R38 A7 shows the one page at %s, before the API gets its prefix', (from) => {
    const lines = linesFor({});
    const at = lines.indexOf(`${from} /unsubscription 200`);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(lines.indexOf('/guests/* /_responses/not-found 404'));
  });

  it('shows the confirmation at every token, and hands it to an API that stands elsewhere', () => {
    const from = '/newsletter/confirm/:token';
    expect(linesFor({})).toContain(`${from} /newsletter/confirm 200`);
    const lines = linesFor({ bases: { ...here, api: 'https://api.example' } });
    const handedOn = lines.indexOf(`${from} https://api.example${from} 200`);
    expect(handedOn).toBeGreaterThan(0);
    expect(handedOn).toBeLessThan(lines.indexOf(`${from} /newsletter/confirm 200`));
  });

  it.each(pages)('R35 R38 hands %s to an API that stands elsewhere, page and post', (from) => {
    const lines = linesFor({ bases: { ...here, api: 'https://api.example' } });
    const handedOn = lines.indexOf(`${from} https://api.example${from} 200`);
    expect(handedOn).toBeGreaterThan(0);
    expect(handedOn).toBeLessThan(lines.indexOf(`${from} /unsubscription 200`));
  });

  it('leads what is left of a cut link to a fresh one, after the whole links', () => {
    const lines = linesFor({});
    for (const [whole, piece] of [
      ['/unsubscription/:tracking_id/:email/:id /unsubscription 200', '/unsubscription/*'],
      ['/preferences/:email/:id/:tracking_id /unsubscription 200', '/preferences/*'],
    ] as const) {
      const at = lines.indexOf(`${piece} /preferences 200`);
      expect(at).toBeGreaterThan(lines.indexOf(whole));
    }
  });

  it('E7 keeps a recipient’s address to the page', () => {
    const headers = {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    };
    const table = routes({ bases: here, handOver: false });
    for (const from of pages)
      expect(table).toContainEqual({ from, to: '/unsubscription', headers });
    const from = '/newsletter/confirm/:token';
    expect(table).toContainEqual({ from, to: '/newsletter/confirm', headers });
  });

  it('A5 a prefix of nobody is a true 404', () => {
    expect(linesFor({})).toContain('/guests/* /_responses/not-found 404');
  });

  it('shows where the app takes over only where it is stood in for', () => {
    expect(linesFor({}).join()).not.toContain('hand-over');
    expect(linesFor({ handOver: true })).toContain('/app/* /_responses/hand-over 200');
  });
});

describe('routes.json', () => {
  it('holds what our own server does not know by itself, in the same words', () => {
    const rows = JSON.parse(routesFile(routes({ bases: here, handOver: true })));
    expect(rows.map(({ from }: { from: string }) => from)).toEqual([
      '/register/:code',
      '/products/automation',
      '/products',
      '/products/*',
      '/developers/guides/webpush/*',
      '/developers/reference/automations/*',
      '/developers/reference/contacts/*',
      '/developers/reference/get-started/*',
      '/developers/reference/transactionals/*',
      '/developers/*',
      '/unsubscription/:tracking_id/:email/:id',
      '/preferences/:email/:id/:tracking_id',
      '/guests/preferences/:email/:id/:tracking_id',
      '/newsletter/confirm/:token',
      '/unsubscription/*',
      '/preferences/*',
    ]);
    const lines = linesFor({ handOver: true });
    for (const { from, to, status = 200 } of rows)
      expect(lines).toContain(`${from} ${to} ${status}`);
  });
});
