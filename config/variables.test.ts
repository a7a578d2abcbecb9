import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { errorOf, faultsOf } from './environments-for-test.ts';
import { parseConfig } from './parse-config.ts';
import { variables } from './variables.ts';

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
] as const)(
  'rejects %s=%j, naming the variable, the value and what was expected',
  (name, value) => {
    const [fault, ...others] = faultsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(fault?.name).toBe(name);
    expect(fault?.expected).toBe(variables[name].expected);
    expect(errorOf({ [name]: value }).message).toContain(`${name} is ${fault?.received}`);
  },
);

it('rejects any environment with a ConfigError only', () => {
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
