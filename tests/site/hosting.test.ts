import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { securityHeaders } from '../../api/http/responses/security-headers.ts';
import { parseRewrites } from '../../api/http/site/rewrites.ts';
import { contentTypeOf } from '../../api/http/site/site-files.ts';
import { brand } from '../../config/brand.ts';
import { openApiFiles, sharedFileHeaders, sharedScripts } from '../../contract/site-paths.ts';
import { headersFile } from '../../site/build/headers-file.ts';
import { read } from './built-site.ts';

const connectOrigins = ['https://users.example', 'https://sales.example'];

describe('the headers of our server and of a static host', () => {
  it.each([true, false])('are the same for pages and assets (production: %s)', (isProduction) => {
    const options = { indexable: isProduction, hsts: 'subdomains', connectOrigins } as const;
    const file = headersFile([], { isProduction, hsts: 'subdomains', connectOrigins });
    expect(blockOf(file, '/*')).toEqual(securityHeaders('page', options));
    expect(blockOf(file, '/_astro/*')['content-security-policy']).toBe(
      securityHeaders('asset', options)['content-security-policy'],
    );
    for (const [name, path] of Object.entries(sharedScripts)) {
      const kind = name === 'worker' ? 'worker' : 'asset';
      expect(blockOf(file, path)).toEqual({
        'content-security-policy': securityHeaders(kind, options)['content-security-policy'],
        ...sharedFileHeaders,
      });
    }
  });
});

describe('the contract', () => {
  it('is served as JSON and YAML to any origin', () => {
    const json = JSON.parse(read('openapi.json').toString());
    expect(json).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
    expect(parse(read('openapi.yaml').toString())).toEqual(json);
    const headers = read('_headers').toString();
    for (const path of Object.values(openApiFiles)) {
      expect(blockOf(headers, path)).toMatchObject({ 'access-control-allow-origin': '*' });
    }
    expect(blockOf(headers, openApiFiles.yaml)['content-type']).toBe(
      contentTypeOf(openApiFiles.yaml),
    );
  });
});

it('security.txt names a contact and an expiry date (RFC 9116)', () => {
  const text = read('.well-known/security.txt').toString();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${brand.contact.email}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(365);
  expect(fields.get('Policy')).toMatch(/^https:.*SECURITY\.md$/);
  expect(contentTypeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8');
});

describe('routes.json', () => {
  it('is valid, and matches the rules for a static host', () => {
    const rows = parseRewrites(read('routes.json').toString());
    expect(rows.length).toBeGreaterThan(3);
    const lines = read('_redirects').toString().split('\n');
    for (const { from, to, status = 200, headers } of rows) {
      expect(lines).toContain(`${from} ${to} ${status}`);
      if (headers) expect(blockOf(read('_headers').toString(), from)).toEqual(headers);
    }
  });
});

/** The headers of a path in a `_headers` file. */
function blockOf(file: string, path: string): Record<string, string> {
  const block = file.split('\n\n').find((text) => text.startsWith(`${path}\n`)) ?? '';
  const lines = block.trim().split('\n').slice(1);
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2)));
}

it('favicon.ico exists for clients that request it by name: one PNG of 32 pixels', () => {
  const ico = read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
  expect(contentTypeOf('/favicon.ico')).toBe('image/x-icon');
});
