import { parseConfig } from '@grovemail/config/parse-config.ts';
import { version } from '@grovemail/contract/version.ts';
import { describe, expect, it } from 'vitest';
import { inWords } from './check.ts';
import { dnsChecks } from './dns-checks.ts';
import { diskCheck, smtpCheck } from './machine-checks.ts';
import type { HttpResponse, Probes } from './probes.ts';
import { samplesCheck } from './samples-check.ts';
import { replicaCheck, siteChecks } from './server-checks.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const day = 24 * 60 * 60_000;

function fault(code: string): never {
  throw Object.assign(new Error(`query${code}`), { code });
}
const response = (
  changes: Partial<HttpResponse> & { date?: string; location?: string } = {},
): HttpResponse => ({
  status: changes.status ?? 200,
  headers: new Headers({
    date: changes.date ?? 'Sat, 28 Nov 2026 12:00:00 GMT',
    ...(changes.location ? { location: changes.location } : {}),
  }),
  body: changes.body ?? JSON.stringify({ payload: { data: { status: 'ok', version } } }),
});

describe('DNS', () => {
  const look = async (
    records: Record<string, string[] | string>,
    domain = 'mail.shop.example',
    selector: string | null = 's1',
  ) => {
    const txt = async (name: string) => {
      const found = records[name] ?? 'ENOTFOUND';
      return typeof found === 'string' ? fault(found) : found.map((text) => [text]);
    };
    const checks = await Promise.all(dnsChecks({ txt }, domain, domain, selector));
    return Object.fromEntries(
      checks.map((check) => [check.name, { state: check.state, found: inWords(check) }]),
    );
  };
  const complete = {
    'mail.shop.example': ['other', 'v=spf1 include:spf.example -all'],
    's1._domainkey.mail.shop.example': ['v=DKIM1; k=rsa; p=MIIB'],
    '_dmarc.shop.example': ['v=DMARC1; p=reject'],
  };

  it('ok with all three, DMARC at the parent', async () => {
    const states = Object.values(await look(complete)).map(({ state }) => state);
    expect(states).toEqual(['ok', 'ok', 'ok']);
  });

  it.each([
    ['SPF', { 'mail.shop.example': [] }, 'alarm', 'has no SPF record'],
    ['SPF', { 'mail.shop.example': ['v=spf10 -all'] }, 'alarm', 'has no SPF record'],
    ['SPF', { 'mail.shop.example': ['v=spf1 -all', 'v=spf1 a'] }, 'alarm', 'several SPF'],
    ['SPF', { 'mail.shop.example': ['v=spf1 +all'] }, 'alarm', 'lets anyone send'],
    ['SPF', { 'mail.shop.example': ['v=spf1 all'] }, 'alarm', 'lets anyone send'],
    ['SPF', { 'mail.shop.example': 'ETIMEOUT' }, 'notice', 'does not answer (ETIMEOUT)'],
    ['DKIM', { 's1._domainkey.mail.shop.example': [] }, 'alarm', 'has no DKIM key'],
    ['DKIM', { 's1._domainkey.mail.shop.example': ['v=DKIM1; p='] }, 'alarm', 'revoked'],
    ['DMARC', { '_dmarc.shop.example': [] }, 'alarm', '_dmarc.mail.shop.example'],
    ['DMARC', { '_dmarc.shop.example': ['v=DMARC1'] }, 'alarm', 'no valid p='],
    ['DMARC', { '_dmarc.shop.example': ['v=DMARC1; p=\u001b[2J'] }, 'alarm', 'no valid p='],
    ['DMARC', { '_dmarc.shop.example': ['v=DMARC1; p=none'] }, 'notice', 'p=none'],
    ['DMARC', { '_dmarc.shop.example': ['v=DMARC1; p=none', 'v=DMARC1;'] }, 'alarm', 'several'],
  ])('%s of %j: %s', async (name, records, state, found) => {
    const checks = await look({ ...complete, ...records });
    expect(checks[name]).toEqual({ state, found: expect.stringContaining(found) });
  });

  it.each([
    ['ENODATA', 'may have a DKIM key'],
    ['ENOTFOUND', 'seems to have no DKIM key'],
  ])('without a selector, %s says that the domain %s', async (code, found) => {
    const name = '_domainkey.shop.example';
    const { DKIM } = await look({ [name]: code }, 'shop.example', null);
    expect(DKIM).toEqual({ state: 'notice', found: expect.stringContaining(found) });
  });
});

describe('the site', () => {
  const look = async (changes: Partial<Probes> = {}, settings: Record<string, string> = {}) => {
    const probes = {
      now: () => now,
      certificateEnd: async () => now + 60 * day,
      get: async (url: string) =>
        url.startsWith('https:')
          ? response()
          : response({ status: 308, location: 'https://shop.example/' }),
      ...changes,
    };
    const environment = { SITE_URL: 'https://shop.example', TRUST_PROXY: '1', ...settings };
    const checks = await siteChecks(probes, parseConfig(environment));
    return Object.fromEntries(
      checks.map((check) => [check.name, { state: check.state, found: inWords(check) }]),
    );
  };
  const get = (changes: Parameters<typeof response>[0]) => ({ get: async () => response(changes) });

  it('ok behind a proxy with a certificate', async () => {
    const states = Object.values(await look()).map(({ state }) => state);
    expect(states).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it.each<[string, Partial<Probes>, string, string]>([
    ['Site', { get: async () => fault('ECONNREFUSED') }, 'alarm', 'ECONNREFUSED'],
    [
      'Site',
      { get: () => Promise.reject(new DOMException('aborted due to timeout', 'TimeoutError')) },
      'alarm',
      'aborted due to timeout',
    ],
    ['Site', get({ status: 502, body: '<h1>Bad gateway' }), 'alarm', 'returns 502'],
    ['Site', get({ body: 'null' }), 'alarm', 'not this server'],
    ['Site', get({ body: '{"payload":{"data":{"version":"\\u001b[2J"}}}' }), 'alarm', 'not this'],
    ['Site', get({ body: '{"payload":{"data":{"version":"0.0.1"}}}' }), 'notice', '0.0.1'],
    ['TLS', { certificateEnd: async () => fault('CERT_HAS_EXPIRED') }, 'alarm', 'CERT_HAS_EXPIRED'],
    ['TLS', { certificateEnd: async () => now + 3 * day }, 'alarm', '3 days'],
    ['TLS', { certificateEnd: async () => now + 13 * day }, 'notice', 'not renewed'],
    ['Proxy', get({}), 'notice', 'does not redirect'],
    ['Clock', get({ date: 'Sat, 28 Nov 2026 12:00:30 GMT' }), 'notice', '31 s'],
    ['Clock', get({ date: 'Sat, 28 Nov 2026 11:00:00 GMT' }), 'alarm', 'NTP'],
    ['Clock', get({ date: 'yesterday' }), 'notice', 'Nothing to compare'],
  ])('%s, %#', async (name, changes, state, found) => {
    expect((await look(changes))[name]).toEqual({ state, found: expect.stringContaining(found) });
  });

  it('alarms when it would not learn who visits', async () => {
    const { Proxy: proxy } = await look({}, { TRUST_PROXY: 'off' });
    expect(proxy).toMatchObject({ state: 'alarm', found: expect.stringContaining('TRUST_PROXY') });
  });
});

describe('replicas', () => {
  const look = (get: Probes['get'], post: Probes['post'] = async () => 200) =>
    replicaCheck(
      { get, post, now: () => now },
      ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'],
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    );

  it('ok when each is ready', async () => {
    expect(await look(async () => response())).toMatchObject({ state: 'ok' });
  });

  it('names the one that is not', async () => {
    const found = await look(async (url) =>
      url === 'http://127.0.0.1:3001/readyz' ? response({ status: 503 }) : response(),
    );
    expect(found.state).toBe('alarm');
    expect(inWords(found)).toMatch(/^http:\/\/127\.0\.0\.1:3001 is not ready \(503\)\. See/);
  });

  it('names the one with another store', async () => {
    const found = await look(
      async () => response(),
      async (url) => (url === 'http://127.0.0.1:3001/webhooks/mail/report' ? 403 : 200),
    );
    expect(found.state).toBe('alarm');
    expect(found.found).toBe(
      'http://127.0.0.1:3001 uses another store than these settings. Compare its DATABASE_URL or DATA_DIR.',
    );
  });

  it('names the one that is gone', async () => {
    const found = await look(async (url) =>
      url.includes('3000') ? fault('ECONNREFUSED') : response(),
    );
    expect(found.found).toContain('3000 does not answer (ECONNREFUSED)');
  });
});

describe('samples', () => {
  it('ok when none is left', () => {
    expect(samplesCheck([])).toMatchObject({ state: 'ok' });
  });

  it('names each file with what is left in it', () => {
    const press = { file: 'site/content/press.ts', values: ['isSample'] };
    const brand = { file: 'config/brand.ts', values: ['legalName', 'contact.email'] };
    expect(samplesCheck([brand, press])).toEqual({
      name: 'Samples',
      state: 'notice',
      found: expect.stringContaining(
        'config/brand.ts (legalName, contact.email), site/content/press.ts (isSample)',
      ),
    });
  });
});

describe('the mail server', () => {
  const look = (url: string, smtp: Probes['smtp'] = async () => {}) => smtpCheck({ smtp }, url);

  it('ok over TLS', async () => {
    expect(await look('smtps://a:b@mail.example')).toMatchObject({ state: 'ok' });
    expect(await look('smtp://mail.example')).toMatchObject({ state: 'ok' });
  });

  it('alarms when it rejects the login, without its control characters or the password', async () => {
    const found = await look('smtps://ada:swordfish@mail.example', async () => {
      throw Object.assign(new Error('x'), { response: '535 no\u001b[2J\r\nway' });
    });
    expect(found).toMatchObject({
      state: 'alarm',
      found: expect.stringContaining('(535 no [2J way)'),
    });
    expect(found.found).not.toContain('swordfish');
  });

  it('alarms when it has no TLS, unless it is this machine', async () => {
    const plain: Probes['smtp'] = async (_, { requireTLS }) => {
      if (requireTLS) fault('ETLS');
    };
    expect(await look('smtp://mail.example', plain)).toMatchObject({ state: 'alarm' });
    expect(await look('smtp://127.0.0.1:25', plain)).toMatchObject({ state: 'ok' });
  });
});

describe('the disk', () => {
  const look = (free: number | null, settings: Record<string, string> = {}) =>
    diskCheck(
      { disk: async () => (free === null ? fault('ENOENT') : { free, total: 100e9 }) },
      parseConfig({ DATA_DIR: '/data', ...settings }, ['DATA_DIR']),
    );

  it.each([
    [15e9, 'ok'],
    [14e9, 'notice'],
    [4e9, 'alarm'],
    [null, 'alarm'],
  ])('with %s bytes free of 100e9: %s', async (free, state) => {
    expect(await look(free)).toMatchObject({ state });
  });

  it('looks at that of the backups, too', async () => {
    expect((await look(50e9, { BACKUP_DIR: '/backups' })).found).toContain('/backups has 50.0 GB');
  });

  it('needs no DATA_DIR with a database', async () => {
    expect(await look(null, { DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({ state: 'ok' });
  });
});
