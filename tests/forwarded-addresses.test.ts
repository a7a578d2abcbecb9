import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestApp, testApp } from '@grovemail/api/app-suite/app-for-test.ts';
import { parseConfig } from '@grovemail/config/parse-config.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import { parseYaml } from '@redocly/openapi-core';
import { afterEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Sender {
  address: string;
  headers: Record<string, string>;
}

/** A proxy: how it changes a request that it sends on from its own address. */
type Proxy = (request: Sender) => Sender;

/** As nginx reads `proxy_set_header`; other headers pass through. */
function nginx(file: string, address: string): Proxy {
  const lines = [...read(file).matchAll(/^\s*proxy_set_header (\S+) (.+);$/gm)];
  return ({ address: client, headers }) => {
    const values: Record<string, string> = {
      $remote_addr: client,
      $proxy_add_x_forwarded_for: [headers['x-forwarded-for'], client].filter(Boolean).join(', '),
      $http_host: headers.host ?? '',
      $scheme: 'https',
      '""': '',
    };
    const own = lines.map(([, name = '', value = '']) => {
      if (!(value in values)) throw new Error(`${file} sets ${name} to ${value}.`);
      return [name.toLowerCase(), values[value]];
    });
    return { address, headers: { ...headers, ...Object.fromEntries(own) } };
  };
}

/** Without `trusted_proxies`, Caddy drops the client's forwarded headers. */
function caddy(address: string): Proxy {
  return ({ address: client, headers }) => ({
    address,
    headers: { ...headers, 'x-forwarded-for': client, 'x-forwarded-proto': 'https' },
  });
}

const compose = nginx('compose.proxy.conf', '172.18.0.4');
const { services } = parseYaml(read('compose.yaml')) as {
  services: { grovemail: { environment: { TRUST_PROXY: string } } };
};
const byDefault = /^\$\{TRUST_PROXY:-(.+)\}$/.exec(services.grovemail.environment.TRUST_PROXY)?.[1];

describe.each([
  ['compose alone', byDefault, [compose]],
  ['nginx before compose', '2', [nginx('deploy/nginx.conf', '172.18.0.1'), compose]],
  ['Caddy before compose', '2', [caddy('172.18.0.1'), compose]],
  ['nginx before replicas', '1', [nginx('deploy/nginx.conf', '127.0.0.1')]],
  ['Caddy before replicas', '127.0.0.1', [caddy('127.0.0.1')]],
])('%s, with TRUST_PROXY=%s', (_, setting = '', proxies) => {
  const { trustProxy } = parseConfig({ TRUST_PROXY: setting }).server;
  let test: TestApp;
  afterEach(() => test.close());

  /** @returns the status for a visitor behind the proxies */
  async function post(address: string, headers: Record<string, string> = {}): Promise<number> {
    const first: Sender = { address, headers: { host: 'grovemail.example', ...headers } };
    const last = proxies.reduce((request, proxy) => proxy(request), first);
    const response = await test.app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      headers: last.headers,
      remoteAddress: last.address,
      payload: { fullname: 'Ada Obi', email: 'ada@b.co', subject: 'Lists', body: `${address}?` },
    });
    return response.statusCode;
  }

  it('each visitor has their own limit, which no header they send evades', async () => {
    const limits = { formsPerMinute: 2, globalPerMinute: null, keyPerMinute: null };
    test = await testApp({ config: { limits, server: { trustProxy } } });
    const forged = (at: number) => ({ 'x-forwarded-for': `192.0.2.${at}, 198.51.100.${at}` });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push(await post('203.0.113.7', forged(at)));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await post('203.0.113.8')).toBe(200);
    expect(await post('2001:db8::1')).toBe(200);
  });
});

it.each(['compose.proxy.conf', 'deploy/nginx.conf'])(
  '%s accepts the largest body the API accepts',
  (file) => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(read(file))?.[1]);
    const largest = Math.max(...operations.map(({ bodyBytes = 0 }) => bodyBytes));
    expect(megabytes * 1_048_576).toBeGreaterThan(largest);
  },
);
