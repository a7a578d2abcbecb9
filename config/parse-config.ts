import { ConfigError, type ConfigFault } from './config-error.ts';
import { type Variable, type VariableName, variables } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Config = ReturnType<typeof parseConfig>;

/**
 * The whole configuration from an environment. Pure: the caller hands over `process.env`.
 * An empty or blank variable counts as unset. Base addresses come without trailing slash, `''` is
 * this origin (for `app`: unset). Limits are posts per minute, null is no limit; `bodyBytes` is bytes.
 * @param reader the site's build asks for the variables that it bakes in, the API for all of them
 * @throws ConfigError naming every variable that its reader cannot use
 */
export function parseConfig(environment: Environment, reader: 'api' | 'site' = 'api') {
  const faults: (ConfigFault & { name: VariableName })[] = [];

  function read<Value>(name: VariableName, variable: Variable<Value>): Value {
    const parsed = variable.schema.safeParse(given(environment, name) || variable.default);
    if (parsed.success) return parsed.data;
    fault(name, variable.expected);
    return variable.schema.parse(variable.default);
  }
  function fault(name: VariableName, expected: string): void {
    faults.push({ name, received: shown(environment, name), expected });
  }

  const env = read('SITE_ENV', variables.SITE_ENV);
  const isProduction = env === 'production';
  const site = read('SITE_URL', variables.SITE_URL);
  const app = read('APP_URL', variables.APP_URL);
  const sales = read('SALES_URL', variables.SALES_URL);
  const formsPerMinute = read('RATE_LIMIT', variables.RATE_LIMIT);
  const globalPerMinute = read('RATE_LIMIT_GLOBAL', variables.RATE_LIMIT_GLOBAL);

  const config = {
    env,
    isProduction,
    server: {
      host: read('HOST', variables.HOST),
      port: read('PORT', variables.PORT),
      /** Null: no metrics are served. */
      metricsPort: read('METRICS_PORT', variables.METRICS_PORT),
      trustProxy: read('TRUST_PROXY', variables.TRUST_PROXY),
      /** Open at one time. */
      maxConnections: read('MAX_CONNECTIONS', variables.MAX_CONNECTIONS),
      logLevel: read('LOG_LEVEL', variables.LOG_LEVEL) ?? (isProduction ? 'info' : 'warn'),
    },
    store: {
      dataDir: read('DATA_DIR', variables.DATA_DIR),
      /** Null: the embedded store in `dataDir`. */
      databaseUrl: read('DATABASE_URL', variables.DATABASE_URL),
    },
    backups: {
      /** Null: the server writes none. */
      folder: read('BACKUP_DIR', variables.BACKUP_DIR),
      hours: read('BACKUP_HOURS', variables.BACKUP_HOURS),
      days: read('BACKUP_DAYS', variables.BACKUP_DAYS),
      /** Null: they are not encrypted. */
      recipient: read('BACKUP_RECIPIENT', variables.BACKUP_RECIPIENT),
    },
    bases: {
      site,
      app,
      guest: read('GUEST_URL', variables.GUEST_URL),
      messaging: read('MESSAGING_URL', variables.MESSAGING_URL),
      users: read('USERS_URL', variables.USERS_URL),
      sales,
      modules: read('MODULES_URL', variables.MODULES_URL) || sales,
    },
    /** The page under `/app` that stands in for the product's app. */
    handOver: !isProduction && app === '',
    clientApiKey: read('CLIENT_API_KEY', variables.CLIENT_API_KEY),
    audienceId: read('AUDIENCE_ID', variables.AUDIENCE_ID),
    /** Null: the store keeps one. */
    formTokenKey: read('FORM_TOKEN_KEY', variables.FORM_TOKEN_KEY),
    mail: {
      from: read('MAIL_FROM', variables.MAIL_FROM),
      operator: read('OPERATOR_EMAIL', variables.OPERATOR_EMAIL),
      /** Null: bounces go to `from`. */
      bounceDomain: read('BOUNCE_DOMAIN', variables.BOUNCE_DOMAIN),
      /** Null: mails become files under the data directory. */
      smtpUrl: read('SMTP_URL', variables.SMTP_URL),
    },
    notices: {
      webhookUrl: read('NOTICE_WEBHOOK_URL', variables.NOTICE_WEBHOOK_URL),
      webhookSecret: read('NOTICE_WEBHOOK_SECRET', variables.NOTICE_WEBHOOK_SECRET),
    },
    /** `host:port` of private addresses that may be called all the same. */
    outboundAllow: read('OUTBOUND_ALLOW', variables.OUTBOUND_ALLOW),
    /** Newest first. Null: the store keeps one. */
    trackingKeys: read('TRACKING_KEYS', variables.TRACKING_KEYS),
    push: {
      apiKey: read('PUSH_API_KEY', variables.PUSH_API_KEY),
      /** Both null: the store keeps a pair. */
      vapidPublicKey: read('VAPID_PUBLIC_KEY', variables.VAPID_PUBLIC_KEY),
      vapidPrivateKey: read('VAPID_PRIVATE_KEY', variables.VAPID_PRIVATE_KEY),
    },
    collector: {
      /** Empty: nothing is traced. */
      endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT', variables.OTEL_EXPORTER_OTLP_ENDPOINT),
      headers: read('OTEL_EXPORTER_OTLP_HEADERS', variables.OTEL_EXPORTER_OTLP_HEADERS),
    },
    limits: {
      formsPerMinute,
      globalPerMinute: formsPerMinute === null ? null : globalPerMinute,
      /** Of each key of the public API. */
      keyPerMinute: read('RATE_LIMIT_KEY', variables.RATE_LIMIT_KEY),
      bodyBytes: 65_536,
    },
  } as const;

  const { notices, push } = config;
  if (notices.webhookUrl && !notices.webhookSecret) {
    fault('NOTICE_WEBHOOK_SECRET', 'a secret, since NOTICE_WEBHOOK_URL is set');
  }
  if (push.vapidPublicKey && !push.vapidPrivateKey) {
    fault('VAPID_PRIVATE_KEY', 'the private half of VAPID_PUBLIC_KEY');
  }
  if (push.vapidPrivateKey && !push.vapidPublicKey) {
    fault('VAPID_PUBLIC_KEY', 'the public half of VAPID_PRIVATE_KEY');
  }
  if (config.store.databaseUrl !== null) {
    if (config.backups.folder !== null) {
      fault('BACKUP_DIR', 'nothing, since DATABASE_URL is set: pg_dump backs PostgreSQL up');
    }
    const faulty = new Set(faults.map(({ name }) => name));
    for (const name of sharedSecrets) {
      if (faulty.has(name) || given(environment, name) !== '') continue;
      fault(name, `${variables[name].expected}, since DATABASE_URL is set`);
    }
  }
  if (isProduction) {
    const faulty = new Set(faults.map(({ name }) => name));
    for (const [name, base] of [
      ['SITE_URL', site],
      ['APP_URL', app],
    ] as const) {
      if (!faulty.has(name) && !/^https:/i.test(base))
        fault(name, 'an https address in production');
    }
    if (formsPerMinute === null) fault('RATE_LIMIT', 'on or a number in production');
    if (config.limits.keyPerMinute === null) fault('RATE_LIMIT_KEY', 'a number in production');
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL'] as const) {
      if (!faulty.has(name) && given(environment, name) === '') {
        fault(name, `${variables[name].expected} in production`);
      }
    }
    if (weakensTls(config.mail.smtpUrl)) {
      fault('SMTP_URL', 'an address that does not weaken TLS, in production');
    }
    if (config.outboundAllow.length > 0) fault('OUTBOUND_ALLOW', 'nothing in production');
    if (notices.webhookUrl && !/^https:/i.test(notices.webhookUrl)) {
      fault('NOTICE_WEBHOOK_URL', 'an https address in production');
    }
  }
  const told = faults.filter(({ name }) => reader === 'api' || isBaked(name));
  if (told.length > 0) throw new ConfigError(told);
  return config;
}

/** What one server alone makes and keeps by itself; servers that share a store are given it. */
const sharedSecrets = [
  'FORM_TOKEN_KEY',
  'TRACKING_KEYS',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

function isBaked(name: VariableName): boolean {
  const variable: Variable<unknown> = variables[name];
  return variable.baked === true;
}

/** Whether the options of a mail server's address (nodemailer's) give up encryption or its checks. */
function weakensTls(smtpUrl: string | null): boolean {
  const options = smtpUrl === null ? [] : [...new URL(smtpUrl).searchParams.keys()];
  return options.some((name) => /^(secure|ignoreTLS|opportunisticTLS|tls\..*)$/i.test(name));
}

function given(environment: Environment, name: VariableName): string {
  return environment[name]?.trim() ?? '';
}

function shown(environment: Environment, name: VariableName): string {
  const text = given(environment, name);
  if (text === '') return 'not set';
  if (variables[name].masked) return `a hidden text of ${text.length} characters`;
  // A password in an address is a slip that must not reach a log.
  return JSON.stringify(text.replace(/\/\/[^/]*@/, '//…@'));
}
