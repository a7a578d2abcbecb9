import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import {
  DATABASE_URL,
  errorOf,
  faultsOf,
  NOTICE_WEBHOOK_SECRET,
  production,
  sharedSecrets,
  vapid,
} from './environments-for-test.ts';
import { parseConfig } from './parse-config.ts';
import { environments, variables } from './variables.ts';

it('reports every fault at once', () => {
  const names = faultsOf({ PORT: 'x', LOG_LEVEL: 'y', SALES_URL: 'z' }).map(({ name }) => name);
  expect(names.sort()).toEqual(['LOG_LEVEL', 'PORT', 'SALES_URL']);
});

it('never reveals a key, nor a password in an address', () => {
  const { message } = errorOf({
    CLIENT_API_KEY: 'sk live secret',
    FORM_TOKEN_KEY: 'another secret',
    SITE_URL: 'https://me:hunter2@grovemail.example',
    DATABASE_URL: 'postgres://me:hunter2@localhost',
  });
  expect(message).not.toContain('secret');
  expect(message).not.toContain('hunter2');
  expect(message).toContain('a hidden value of 14 characters');
});

it('checks for the site only what it bakes in: a build knows no mail server', () => {
  const { SITE_URL, APP_URL } = production;
  const environment = { SITE_ENV: 'production', SITE_URL, APP_URL, PORT: 'many' };
  expect(parseConfig(environment, 'site').bases.site).toBe(SITE_URL);
  expect(() => parseConfig({ ...environment, SITE_URL: '' }, 'site')).toThrow('SITE_URL');
});

describe('accepted', () => {
  it('an empty environment: a clone runs with nothing set', () => {
    const config = parseConfig({});
    expect(config.env).toBe('development');
    expect(config.server).toEqual({
      host: '127.0.0.1',
      port: 3000,
      metricsPort: null,
      trustProxy: false,
      maxConnections: 2_000,
      maxConnectionsPerAddress: 256,
      shutdownDelay: 0,
      logLevel: 'warn',
    });
    expect(config.store).toEqual({ dataDir: './data', databaseUrl: null });
    expect(new Set(Object.values(config.bases))).toEqual(new Set(['']));
    expect(config.limits).toEqual({
      formsPerMinute: 10,
      globalPerMinute: 600,
      keyPerMinute: 600,
    });
    expect(config.handOver).toBe(true);
  });

  it('blank variables as if they were unset', () => {
    const blank = Object.fromEntries(Object.keys(variables).map((name) => [name, ' \t']));
    expect(parseConfig(blank)).toEqual(parseConfig({}));
  });

  it('reads several operators, each once, and mails them daily only when they are set', () => {
    const mailOf = (environment: Record<string, string>) => parseConfig(environment).mail;
    const OPERATOR_EMAIL = 'a@shop.example, b@shop.example,a@shop.example';
    expect(mailOf({ OPERATOR_EMAIL })).toMatchObject({
      operators: ['a@shop.example', 'b@shop.example'],
      dailyHour: 7,
    });
    expect(mailOf({ OPERATOR_EMAIL, DAILY_MAIL_HOUR: '0' }).dailyHour).toBe(0);
    expect(mailOf({ OPERATOR_EMAIL, DAILY_MAIL_HOUR: 'off' }).dailyHour).toBeNull();
    expect(mailOf({ DAILY_MAIL_HOUR: '9' })).toMatchObject({
      operators: [brand.contact.email],
      dailyHour: null,
    });
  });

  it('checks only the variables that its reader names', () => {
    const environment = { PORT: 'many', SITE_URL: 'nowhere', DATA_DIR: 'here' };
    expect(parseConfig(environment, ['DATA_DIR']).store.dataDir).toBe('here');
    expect(() => parseConfig(environment, ['DATA_DIR', 'PORT'])).toThrow(/PORT/);
    expect(() => parseConfig(environment, ['DATA_DIR', 'PORT'])).not.toThrow(/SITE_URL/);
  });

  it('settings for mail, links and push', () => {
    const config = parseConfig({
      MAIL_FROM: ' Hi there <hi@shop.example> ',
      OUTBOUND_ALLOW: 'localhost:1, [::1]:2',
      TRACKING_KEYS: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
      ...vapid,
      NOTICE_WEBHOOK_URL: 'https://hooks.example/x',
      NOTICE_WEBHOOK_SECRET,
    });
    expect(config.mail.from).toEqual({ name: 'Hi there', address: 'hi@shop.example' });
    expect(parseConfig({ MAIL_FROM: 'hi@shop.example' }).mail.from).toEqual({
      name: '',
      address: 'hi@shop.example',
    });
    expect(config.outboundAllow).toEqual(['localhost:1', '[::1]:2']);
    expect(config.trackingKeys).toEqual(['n'.repeat(32), 'o'.repeat(32)]);
    expect(config.push.vapidPublicKey).toBe(vapid.VAPID_PUBLIC_KEY);
    expect(config.notices.webhookSecret).toBe(NOTICE_WEBHOOK_SECRET);
  });

  it('a collector with its headers, percent-encoded or not', () => {
    const { collector } = parseConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b, authorization=Bearer%20c',
    });
    expect(collector).toEqual({
      endpoint: 'http://localhost:4318',
      headers: { 'x-key': 'a=b', authorization: 'Bearer c' },
    });
  });

  it.each([
    DATABASE_URL,
    'postgresql://localhost/grovemail?sslmode=verify-full',
    'postgres:///grovemail?host=%2Frun%2Fpostgresql',
  ])('the database %s with the secrets that its servers share', (address) => {
    const environment = { DATABASE_URL: address, ...sharedSecrets };
    expect(parseConfig(environment).store.databaseUrl).toBe(address);
  });

  it('without a mail server, tracking keys or push keys outside production', () => {
    const { mail, trackingKeys, push } = parseConfig({});
    expect([mail.smtpUrl, trackingKeys, push.vapidPublicKey]).toEqual([null, null, null]);
    expect(mail.from).toEqual({ name: brand.name, address: brand.contact.email });
  });

  it('a key for form tokens of 32 characters or more; none leaves it to the store', () => {
    const key = 'aB3_-'.repeat(7);
    expect(parseConfig({ FORM_TOKEN_KEY: key }).formTokenKey).toBe(key);
    expect(parseConfig(production).formTokenKey).toBeNull();
  });

  it('R385, H2 each of the four environments', () => {
    for (const env of environments) {
      const config = parseConfig({ ...production, SITE_ENV: env });
      expect(config.env).toBe(env);
      expect(config.isProduction).toBe(env === 'production');
    }
  });

  it.each([
    ['https://a.example/', 'https://a.example'],
    ['https://a.example//', 'https://a.example'],
    ['http://127.0.0.1:4000/base/', 'http://127.0.0.1:4000/base'],
    ['https://[::1]:8443', 'https://[::1]:8443'],
    ['https://bücher.example', 'https://bücher.example'],
  ])('the base address %s as %s', (address, expected) => {
    expect(parseConfig({ USERS_URL: address }).bases.users).toBe(expected);
  });

  it.each([
    ['APP_URL', 'app'],
    ['GUEST_URL', 'guest'],
    ['API_URL', 'api'],
    ['MESSAGING_URL', 'messaging'],
    ['USERS_URL', 'users'],
    ['SALES_URL', 'sales'],
  ] as const)('R323 %s is the base address of %s', (name, base) => {
    const address = `https://${base}.example`;
    expect(parseConfig({ [name]: address }).bases[base]).toBe(address);
  });

  it('R324, R325, H4 an API key and an audience', () => {
    const config = parseConfig({ CLIENT_API_KEY: 'pk_shop', AUDIENCE_ID: 'shoppers' });
    expect(config).toMatchObject({ clientApiKey: 'pk_shop', audienceId: 'shoppers' });
  });

  it('B2 modules from the sales service unless they have a service of their own', () => {
    const sales = 'https://sales.example';
    expect(parseConfig({ SALES_URL: sales }).bases.modules).toBe(sales);
    const modules = 'https://modules.example';
    expect(parseConfig({ SALES_URL: sales, MODULES_URL: modules }).bases.modules).toBe(modules);
  });

  it('each service from the API unless it has an address of its own', () => {
    const api = 'https://api.example';
    const all = { users: api, sales: api, modules: api, messaging: api };
    expect(parseConfig({ API_URL: api }).bases).toMatchObject({ api, ...all });
    const sales = 'https://sales.example';
    expect(parseConfig({ API_URL: api, SALES_URL: sales }).bases).toMatchObject({
      ...all,
      sales,
      modules: sales,
    });
  });

  it('rate limits: on, off, a number; off also removes the global one', () => {
    const limits = (text: string) =>
      parseConfig({ RATE_LIMIT: text, RATE_LIMIT_GLOBAL: '7' }).limits;
    expect(limits('on')).toMatchObject({ formsPerMinute: 10, globalPerMinute: 7 });
    expect(limits('25')).toMatchObject({ formsPerMinute: 25, globalPerMinute: 7 });
    expect(limits('off')).toMatchObject({ formsPerMinute: null, globalPerMinute: null });
  });

  it('trusted proxies: none, a count, addresses', () => {
    const trusted = (text: string) => parseConfig({ TRUST_PROXY: text }).server.trustProxy;
    expect(trusted('off')).toBe(false);
    expect(trusted('2')).toBe(2);
    expect(trusted('loopback, 10.0.0.0/8 ,2001:db8::1,2001:db8::/32,fc00::/7')).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
      '2001:db8::/32',
      'fc00::/7',
    ]);
  });

  it('the hand-over page only outside production and without an app', () => {
    expect(parseConfig({ APP_URL: 'https://app.example' }).handOver).toBe(false);
    expect(parseConfig(production).handOver).toBe(false);
  });

  it('logs info in production and warnings elsewhere', () => {
    expect(parseConfig(production).server.logLevel).toBe('info');
    expect(parseConfig({ ...production, LOG_LEVEL: 'error' }).server.logLevel).toBe('error');
  });
});
