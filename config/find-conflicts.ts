import { isOwnApi } from './own-api.ts';
import type { Config } from './read-config.ts';
import { type VariableName, variables } from './variables.ts';

/** A variable that conflicts with others, and the end of the sentence "… expected …". */
export type Conflict = readonly [name: VariableName, expected: string];

interface Parsed {
  config: Config;
  isSet(name: VariableName): boolean;
  /** Whether its schema rejected it, which is already reported. */
  isInvalid(name: VariableName): boolean;
}

/** Finds variables that are valid on their own but not together. */
export function findConflicts(parsed: Parsed): Conflict[] {
  const { config } = parsed;
  return [
    ...pairConflicts(config),
    ...(config.store.databaseUrl === null ? [] : sharedStoreConflicts(parsed)),
    ...(config.isProduction ? productionConflicts(parsed) : []),
  ];
}

function pairConflicts({ bases, notices, push }: Config): Conflict[] {
  const conflicts: Conflict[] = [];
  if (notices.webhookUrl && !notices.webhookSecret) {
    conflicts.push(['NOTICE_WEBHOOK_SECRET', 'a secret, because NOTICE_WEBHOOK_URL is set']);
  }
  // With a third-party users service, only the public half of its pair is set, for the pages.
  if (push.vapidPublicKey && !push.vapidPrivateKey && isOwnApi(bases.users, bases)) {
    conflicts.push(['VAPID_PRIVATE_KEY', 'the private half of VAPID_PUBLIC_KEY']);
  }
  if (push.vapidPrivateKey && !push.vapidPublicKey) {
    conflicts.push(['VAPID_PUBLIC_KEY', 'the public half of VAPID_PRIVATE_KEY']);
  }
  return conflicts;
}

/** Servers with an embedded store generate these. Servers that share a store need the same values. */
const sharedSecrets = [
  'FORM_TOKEN_KEY',
  'TRACKING_KEYS',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

function sharedStoreConflicts({ config, isSet, isInvalid }: Parsed): Conflict[] {
  const conflicts: Conflict[] = [];
  if (config.backups.folder !== null) {
    conflicts.push([
      'BACKUP_DIR',
      'no value, because DATABASE_URL is set: back up PostgreSQL with pg_dump',
    ]);
  }
  const reported = pairConflicts(config).map(([name]): string => name);
  for (const name of sharedSecrets) {
    if (isInvalid(name) || isSet(name) || reported.includes(name)) continue;
    conflicts.push([name, `${variables[name].expected}, because DATABASE_URL is set`]);
  }
  return conflicts;
}

function productionConflicts({ config, isSet, isInvalid }: Parsed): Conflict[] {
  const { bases, limits, mail, notices } = config;
  const conflicts: Conflict[] = [];
  for (const [name, base] of [
    ['SITE_URL', bases.site],
    ['APP_URL', bases.app],
  ] as const) {
    if (!isInvalid(name) && !isHttps(base)) {
      conflicts.push([name, 'an https address in production']);
    }
  }
  if (limits.formsPerMinute === null)
    conflicts.push(['RATE_LIMIT', 'on or a number in production']);
  if (limits.keyPerMinute === null) conflicts.push(['RATE_LIMIT_KEY', 'a number in production']);
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL'] as const) {
    if (!isInvalid(name) && !isSet(name)) {
      conflicts.push([name, `${variables[name].expected} in production`]);
    }
  }
  if (weakensTls(mail.smtpUrl)) {
    conflicts.push(['SMTP_URL', 'an address without options that weaken TLS in production']);
  }
  for (const [name, secrets] of secretsOf(config)) {
    if (!secrets.some(isGuessable)) continue;
    conflicts.push([name, `${variables[name].expected}, chosen at random in production`]);
  }
  if (config.outboundAllow.length > 0) conflicts.push(['OUTBOUND_ALLOW', 'no value in production']);
  if (notices.webhookUrl && !isHttps(notices.webhookUrl)) {
    conflicts.push(['NOTICE_WEBHOOK_URL', 'an https address in production']);
  }
  return conflicts;
}

function secretsOf({ formTokenKey, trackingKeys, notices, providers, push }: Config) {
  return [
    ['FORM_TOKEN_KEY', [formTokenKey ?? '']],
    ['TRACKING_KEYS', trackingKeys ?? []],
    ['NOTICE_WEBHOOK_SECRET', [notices.webhookSecret ?? '']],
    ['MAILGUN_WEBHOOK_KEY', [providers.mailgunKey ?? '']],
    ['POSTMARK_WEBHOOK_LOGIN', [providers.postmarkLogin?.replace(/^[^:]*:/, '') ?? '']],
    ['VAPID_PRIVATE_KEY', [push.vapidPrivateKey ?? '']],
  ] as const;
}

/** Few different characters, such as one letter repeated; 32 random hex digits have fewer than 8 once in 10 million. */
function isGuessable(secret: string): boolean {
  return secret !== '' && new Set(secret.replace('whsec_', '')).size < 8;
}

function isHttps(address: string): boolean {
  return /^https:/i.test(address);
}

/** Whether nodemailer options in the address disable encryption or certificate checks. */
function weakensTls(smtpUrl: string | null): boolean {
  const options = smtpUrl === null ? [] : [...new URL(smtpUrl).searchParams.keys()];
  return options.some((name) => /^(secure|ignoreTLS|opportunisticTLS|tls\..*)$/i.test(name));
}
