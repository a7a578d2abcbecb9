// Long: tables of right and wrong values, one for each variable.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';
import { parseConfig } from './parse-config.ts';
import { environments, variables } from './variables.ts';

const production = {
  SITE_ENV: 'production',
  SITE_URL: 'https://grovemail.example',
  APP_URL: 'https://app.grovemail.example',
  SMTP_URL: 'smtps://user:pass@mail.grovemail.example:465',
  MAIL_FROM: 'Grovemail <hello@grovemail.example>',
  OPERATOR_EMAIL: 'sales@grovemail.example',
};

const NOTICE_WEBHOOK_SECRET = `whsec_${btoa('a secret of 24 characters')}`;
const vapid = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'b'.repeat(43) };

/** As `openssl rand -hex 32` prints it. */
const randomKey = 'a3f1c09be7725d4486fe10b7c9d2358a6604e1fb93d87c5a2b1f40e6d9c8735e';

const DATABASE_URL = 'postgres://me:hunter2@db.grovemail.example:5432/grovemail';
const sharedSecrets = {
  FORM_TOKEN_KEY: 'f'.repeat(32),
  TRACKING_KEYS: 't'.repeat(32),
  ...vapid,
};

describe('rejected', () => {
  it.each([
    ['MAIL_FROM', 'Grovemail'],
    ['MAIL_FROM', 'a@b'],
    ['MAIL_FROM', 'Grovemail <nobody>'],
    ['MAIL_FROM', 'Grove\r\nBcc: <a@b.example>'],
    ['OPERATOR_EMAIL', 'sales'],
    ['OPERATOR_EMAIL', 'a@grovemail.example, sales'],
    ['OPERATOR_EMAIL', 'a@grovemail.example,,'],
    ['OPERATOR_EMAIL', Array.from({ length: 11 }, (_, at) => `${at}@b.example`).join()],
    ['DAILY_MAIL_HOUR', '24'],
    ['DAILY_MAIL_HOUR', '07:00'],
    ['DAILY_MAIL_HOUR', '-1'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['NOTICE_WEBHOOK_URL', 'ftp://hooks.example'],
    ['SES_TOPIC_ARN', 'arn:aws:sns:evil.example/:123456789012:bounces'],
    ['SES_TOPIC_ARN', 'arn:aws:sqs:eu-west-1:123456789012:bounces'],
    ['SENDGRID_WEBHOOK_KEY', `MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${'A'.repeat(80)}`],
    ['MAILGUN_WEBHOOK_KEY', 'short'],
    ['POSTMARK_WEBHOOK_LOGIN', 'name-without-password'],
    ['POSTMARK_WEBHOOK_LOGIN', 'name:short'],
    ['NOTICE_WEBHOOK_SECRET', 'secret'],
    ['NOTICE_WEBHOOK_SECRET', 'whsec_short'],
    ['OUTBOUND_ALLOW', '127.0.0.1'],
    ['OUTBOUND_ALLOW', 'http://localhost:80'],
    ['TRACKING_KEYS', 'short'],
    ['TRACKING_KEYS', `${'a'.repeat(32)},short`],
    ['PUSH_API_KEY', 'a b'],
    ['VAPID_PUBLIC_KEY', 'A'.repeat(87)],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['SITE_ENV', 'prod'],
    ['SITE_ENV', 'Production'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '0x50'],
    ['PORT', '３０００'],
    ['METRICS_PORT', '65536'],
    ['SHUTDOWN_DELAY', '61'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', '2.5'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no pair'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=%zz'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=a,,b=c'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['DATA_DIR', 'a\0b'],
    ['DATABASE_URL', 'mysql://localhost/grovemail'],
    ['DATABASE_URL', 'localhost:5432/grovemail'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'postgres://localhost/'],
    ['DATABASE_URL', 'postgres://localhost/a/b'],
    ['DATABASE_URL', 'postgres://local host/grovemail'],
    ['DATABASE_URL', 'postgres:grovemail'],
    ['SITE_URL', 'grovemail.example'],
    ['SITE_URL', 'ftp://grovemail.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', '//grovemail.example'],
    ['SITE_URL', 'https:grovemail.example'],
    ['SITE_URL', 'https://grovemail.example?x=1'],
    ['SITE_URL', 'https://grovemail.example#pricing'],
    ['SITE_URL', 'https://grove mail.example'],
    ['SITE_URL', 'https:\\\\grovemail.example'],
    ['SITE_URL', 'https://'],
    ['SITE_URL', 'https://grovemail.example/site'],
    ['APP_URL', 'https://somebody@app.example'],
    ['APP_URL', 'https://app.example:99999'],
    ['GUEST_URL', '/guest'],
    ['API_URL', 'api.example'],
    ['MESSAGING_URL', 'messages'],
    ['USERS_URL', 'http://'],
    ['SALES_URL', 'https://sales.example/?'],
    ['MODULES_URL', 'none'],
    ['CLIENT_API_KEY', 'two words'],
    ['CLIENT_API_KEY', '../admin'],
    ['CLIENT_API_KEY', 'k'.repeat(129)],
    ['AUDIENCE_ID', "news'letter"],
    ['FORM_TOKEN_KEY', 'k'.repeat(31)],
    ['FORM_TOKEN_KEY', 'k'.repeat(257)],
    ['FORM_TOKEN_KEY', 'two words, and of a length that would be enough'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', '-5'],
    ['RATE_LIMIT', '1e9'],
    ['RATE_LIMIT', 'none'],
    ['RATE_LIMIT_GLOBAL', 'off'],
    ['RATE_LIMIT_GLOBAL', '12345678'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, 0.0.0.0/1, 128.0.0.0/1'],
    ['TRUST_PROXY', '10.0.0.0/7'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', '0:0:0:0:0:ffff::/96'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS', 'many'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['LOG_LEVEL', 'loud'],
  ] as const)('%s=%j, naming the variable, the value and what was expected', (name, value) => {
    const [fault, ...others] = faultsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(fault?.name).toBe(name);
    expect(fault?.expected).toBe(variables[name].expected);
    expect(errorOf({ [name]: value }).message).toContain(`${name} is ${fault?.received}`);
  });

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

  it('production without its addresses and its mail', () => {
    const faults = faultsOf({ SITE_ENV: 'production' });
    expect(faults.map(({ name }) => name)).toEqual([
      'SITE_URL',
      'APP_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'OPERATOR_EMAIL',
    ]);
    for (const { received } of faults) expect(received).toBe('not set');
  });

  it('a shared database without the secrets that its servers share, naming each', () => {
    const names = ['FORM_TOKEN_KEY', 'TRACKING_KEYS', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'];
    expect(namesOf({ DATABASE_URL })).toEqual(names);
    for (const { received, expected } of faultsOf({ DATABASE_URL, ...production })) {
      expect([received, expected.split(', ').at(-1)]).toEqual([
        'not set',
        'because DATABASE_URL is set',
      ]);
    }
    expect(namesOf({ DATABASE_URL, ...sharedSecrets, TRACKING_KEYS: 'short' })).toEqual([
      'TRACKING_KEYS',
    ]);
  });

  it('half of a pair', () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = vapid;
    expect(namesOf({ VAPID_PUBLIC_KEY })).toEqual(['VAPID_PRIVATE_KEY']);
    expect(namesOf({ VAPID_PRIVATE_KEY })).toEqual(['VAPID_PUBLIC_KEY']);
    // The pair of a service of others has its private half there.
    expect(
      parseConfig({ VAPID_PUBLIC_KEY, USERS_URL: 'https://users.example' }).push,
    ).toMatchObject({
      vapidPublicKey: VAPID_PUBLIC_KEY,
      vapidPrivateKey: null,
    });
    expect(namesOf({ NOTICE_WEBHOOK_URL: 'https://hooks.example/x' })).toEqual([
      'NOTICE_WEBHOOK_SECRET',
    ]);
  });

  it('production that may reach private addresses, or posts notices without encryption', () => {
    expect(namesOf({ ...production, OUTBOUND_ALLOW: '127.0.0.1:9' })).toEqual(['OUTBOUND_ALLOW']);
    const webhook = { NOTICE_WEBHOOK_URL: 'http://hooks.example/x', NOTICE_WEBHOOK_SECRET };
    expect(namesOf({ ...production, ...webhook })).toEqual(['NOTICE_WEBHOOK_URL']);
  });

  it.each(['tls.rejectUnauthorized=false', 'ignoreTLS=true', 'secure=false', 'opportunisticTLS=1'])(
    'production with a mail server and %s',
    (option) => {
      const SMTP_URL = `smtp://me:secret@mail.example?${option}`;
      expect(namesOf({ ...production, SMTP_URL })).toEqual(['SMTP_URL']);
      expect(parseConfig({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
    },
  );

  it('by the site only for what it bakes in: a build knows no mail server', () => {
    const { SITE_URL, APP_URL } = production;
    const environment = { SITE_ENV: 'production', SITE_URL, APP_URL, PORT: 'many' };
    expect(parseConfig(environment, 'site').bases.site).toBe(SITE_URL);
    expect(() => parseConfig({ ...environment, SITE_URL: '' }, 'site')).toThrow('SITE_URL');
  });

  it('production with plain http, or without rate limits', () => {
    expect(namesOf({ ...production, SITE_URL: 'http://grovemail.example' })).toEqual(['SITE_URL']);
    expect(namesOf({ ...production, APP_URL: 'http://app.example' })).toEqual(['APP_URL']);
    expect(namesOf({ ...production, RATE_LIMIT: 'off' })).toEqual(['RATE_LIMIT']);
    expect(namesOf({ ...production, RATE_LIMIT_KEY: 'off' })).toEqual(['RATE_LIMIT_KEY']);
  });

  it.each([
    ['FORM_TOKEN_KEY', 'f'.repeat(64)],
    ['TRACKING_KEYS', `${randomKey},${'abcdefg'.repeat(9)}`],
    ['NOTICE_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}`],
    ['VAPID_PRIVATE_KEY', 'b'.repeat(43)],
  ] as const)('production with a guessable %s', (name, secret) => {
    const VAPID_PUBLIC_KEY = name === 'VAPID_PRIVATE_KEY' ? vapid.VAPID_PUBLIC_KEY : '';
    const environment = { VAPID_PUBLIC_KEY, [name]: secret };
    const [fault, ...others] = faultsOf({ ...production, ...environment });
    expect([fault?.name, others]).toEqual([name, []]);
    expect(fault?.expected).toBe(`${variables[name].expected}, chosen at random in production`);
    expect(() => parseConfig(environment)).not.toThrow();
  });

  it('with a ConfigError only, for any environment', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.constantFrom('off', 'on', '0', 'production', ' ', '::1', '1,2'),
    );
    const names = Object.keys(variables);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (environment) => {
        try {
          const { bases } = parseConfig(environment);
          for (const base of Object.values(bases)) {
            expect(base === '' || /^https?:\/\/[^?#]*[^/?#]$/i.test(base)).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          expect(error.faults.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
  });
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
  ])('the base address %s as %s', (given, expected) => {
    expect(parseConfig({ USERS_URL: given }).bases.users).toBe(expected);
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

function errorOf(environment: Environment): ConfigError {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error(`Accepted: ${JSON.stringify(environment)}`);
}

function faultsOf(environment: Environment) {
  return errorOf(environment).faults;
}

function namesOf(environment: Environment): string[] {
  return faultsOf(environment).map(({ name }) => name);
}
