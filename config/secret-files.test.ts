import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { parseConfig } from './parse-config.ts';
import { secretNames, withSecretFiles } from './secret-files.ts';

const files: Record<string, string> = {
  '/run/secrets/smtp': 'smtps://me:hunter2@mail.example:465\n',
  '/run/secrets/empty': '\n',
};
function readText(path: string): string {
  const text = files[path];
  if (text === undefined) throw new Error('ENOENT');
  return text;
}

const errorOf = (environment: Record<string, string>) => {
  try {
    withSecretFiles(environment, readText);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

it('covers every secret, and nothing that pages contain', () => {
  expect(secretNames.toSorted()).toEqual([
    'DATABASE_URL',
    'FORM_TOKEN_KEY',
    'MAILGUN_WEBHOOK_KEY',
    'NOTICE_WEBHOOK_SECRET',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'POSTMARK_WEBHOOK_LOGIN',
    'SMTP_URL',
    'TRACKING_KEYS',
    'VAPID_PRIVATE_KEY',
  ]);
});

it('reads a secret from its file', () => {
  const config = parseConfig(withSecretFiles({ SMTP_URL_FILE: '/run/secrets/smtp' }, readText));
  expect(config.mail.smtpUrl).toBe('smtps://me:hunter2@mail.example:465');
});

it('leaves variables without a file unchanged', () => {
  const environment = { SMTP_URL_FILE: ' ', PORT_FILE: '/run/secrets/smtp', PORT: '1' };
  expect(withSecretFiles(environment, readText)).toEqual(environment);
});

describe('rejected, naming the variable and never the secret', () => {
  it.each([
    [
      '/run/secrets/none',
      'SMTP_URL_FILE is "/run/secrets/none"; expected the path of a readable file',
    ],
    ['/run/secrets/empty', 'expected the path of a file that contains the secret'],
  ])('%s', (path, message) => {
    expect(errorOf({ SMTP_URL_FILE: path })).toContain(message);
  });

  it('both ways at once', () => {
    const message = errorOf({
      SMTP_URL_FILE: '/run/secrets/smtp',
      SMTP_URL: 'smtp://me:swordfish@a.example',
    });
    expect(message).toContain('expected no value, because SMTP_URL is also set');
    expect(message).not.toMatch(/hunter2|swordfish/);
  });
});
