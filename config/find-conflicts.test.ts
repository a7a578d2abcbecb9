import { describe, expect, it } from 'vitest';
import {
  DATABASE_URL,
  faultsOf,
  NOTICE_WEBHOOK_SECRET,
  namesOf,
  production,
  randomKey,
  sharedSecrets,
  vapid,
} from './environments-for-test.ts';
import { parseConfig } from './parse-config.ts';
import { variables } from './variables.ts';

describe('rejected', () => {
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
    // The pair of a third-party service has its private half there.
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
});
