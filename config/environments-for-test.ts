import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';
import { parseConfig } from './parse-config.ts';

export const production = {
  SITE_ENV: 'production',
  SITE_URL: 'https://grovemail.example',
  APP_URL: 'https://app.grovemail.example',
  SMTP_URL: 'smtps://user:pass@mail.grovemail.example:465',
  MAIL_FROM: 'Grovemail <hello@grovemail.example>',
  OPERATOR_EMAIL: 'sales@grovemail.example',
};

export const NOTICE_WEBHOOK_SECRET = `whsec_${btoa('a secret of 24 characters')}`;
export const vapid = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'b'.repeat(43) };

/** As `openssl rand -hex 32` prints it. */
export const randomKey = 'a3f1c09be7725d4486fe10b7c9d2358a6604e1fb93d87c5a2b1f40e6d9c8735e';

export const DATABASE_URL = 'postgres://me:hunter2@db.grovemail.example:5432/grovemail';
export const sharedSecrets = {
  FORM_TOKEN_KEY: 'f'.repeat(32),
  TRACKING_KEYS: 't'.repeat(32),
  ...vapid,
};

/** @throws when the environment is accepted */
export function errorOf(environment: Environment): ConfigError {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error(`Accepted: ${JSON.stringify(environment)}`);
}

/** The faults of an environment, in the order of the variables. */
export function faultsOf(environment: Environment) {
  return errorOf(environment).faults;
}

/** The names of the invalid variables. */
export function namesOf(environment: Environment): string[] {
  return faultsOf(environment).map(({ name }) => name);
}
