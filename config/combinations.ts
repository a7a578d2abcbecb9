import type { Config } from './read-config.ts';
import { type VariableName, variables } from './variables.ts';

/** A variable that does not go with the others, and the end of the sentence "… expected …". */
export type Clash = readonly [name: VariableName, expected: string];

interface Given {
  config: Config;
  /** Whether the variable is set. */
  isGiven(name: VariableName): boolean;
  /** Whether its own schema refused it: that is said already. */
  isFaulty(name: VariableName): boolean;
}

/** What is wrong with variables that are right each by itself. */
export function clashes(given: Given): Clash[] {
  const { config } = given;
  return [
    ...pairClashes(config),
    ...(config.store.databaseUrl === null ? [] : sharedStoreClashes(given)),
    ...(config.isProduction ? productionClashes(given) : []),
  ];
}

function pairClashes({ notices, push }: Config): Clash[] {
  const found: Clash[] = [];
  if (notices.webhookUrl && !notices.webhookSecret) {
    found.push(['NOTICE_WEBHOOK_SECRET', 'a secret, since NOTICE_WEBHOOK_URL is set']);
  }
  if (push.vapidPublicKey && !push.vapidPrivateKey) {
    found.push(['VAPID_PRIVATE_KEY', 'the private half of VAPID_PUBLIC_KEY']);
  }
  if (push.vapidPrivateKey && !push.vapidPublicKey) {
    found.push(['VAPID_PUBLIC_KEY', 'the public half of VAPID_PRIVATE_KEY']);
  }
  return found;
}

/** What one server alone makes and keeps by itself; servers that share a store are given it. */
const sharedSecrets = [
  'FORM_TOKEN_KEY',
  'TRACKING_KEYS',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

function sharedStoreClashes({ config, ...given }: Given): Clash[] {
  const found: Clash[] = [];
  if (config.backups.folder !== null) {
    found.push(['BACKUP_DIR', 'nothing, since DATABASE_URL is set: pg_dump backs PostgreSQL up']);
  }
  const clashing = pairClashes(config).map(([name]): string => name);
  for (const name of sharedSecrets) {
    if (given.isFaulty(name) || given.isGiven(name) || clashing.includes(name)) continue;
    found.push([name, `${variables[name].expected}, since DATABASE_URL is set`]);
  }
  return found;
}

function productionClashes({ config, ...given }: Given): Clash[] {
  const { bases, limits, mail, notices } = config;
  const found: Clash[] = [];
  for (const [name, base] of [
    ['SITE_URL', bases.site],
    ['APP_URL', bases.app],
  ] as const) {
    if (!given.isFaulty(name) && !isHttps(base)) {
      found.push([name, 'an https address in production']);
    }
  }
  if (limits.formsPerMinute === null) found.push(['RATE_LIMIT', 'on or a number in production']);
  if (limits.keyPerMinute === null) found.push(['RATE_LIMIT_KEY', 'a number in production']);
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL'] as const) {
    if (!given.isFaulty(name) && !given.isGiven(name)) {
      found.push([name, `${variables[name].expected} in production`]);
    }
  }
  if (weakensTls(mail.smtpUrl)) {
    found.push(['SMTP_URL', 'an address that does not weaken TLS, in production']);
  }
  if (config.outboundAllow.length > 0) found.push(['OUTBOUND_ALLOW', 'nothing in production']);
  if (notices.webhookUrl && !isHttps(notices.webhookUrl)) {
    found.push(['NOTICE_WEBHOOK_URL', 'an https address in production']);
  }
  return found;
}

function isHttps(address: string): boolean {
  return /^https:/i.test(address);
}

/** Whether the options of a mail server's address (nodemailer's) give up encryption or its checks. */
function weakensTls(smtpUrl: string | null): boolean {
  const options = smtpUrl === null ? [] : [...new URL(smtpUrl).searchParams.keys()];
  return options.some((name) => /^(secure|ignoreTLS|opportunisticTLS|tls\..*)$/i.test(name));
}
