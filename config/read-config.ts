import type { VariableName, VariableValue } from './variables.ts';

/** Returns the parsed value of a variable. */
export type Read = <Name extends VariableName>(name: Name) => VariableValue<Name>;

export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration, grouped by purpose. Base addresses have no trailing slash; `''` is this origin, or
 * unset for `app`. A limit of null means no limit.
 * @param isSet whether a variable has a value of its own
 */
export function readConfig(read: Read, isSet: (name: VariableName) => boolean) {
  const env = read('SITE_ENV');
  const isProduction = env === 'production';
  const app = read('APP_URL');
  const api = read('API_URL');
  const sales = read('SALES_URL') || api;
  const dailyHour = read('DAILY_MAIL_HOUR');

  return {
    env,
    isProduction,
    hsts: read('HSTS'),
    outsideScript: read('OUTSIDE_SCRIPT'),
    opsCommand: read('OPS_COMMAND'),
    server: {
      host: read('HOST'),
      port: read('PORT'),
      /** Null if metrics are not served. */
      metricsPort: read('METRICS_PORT'),
      trustProxy: read('TRUST_PROXY'),
      /** Seconds. */
      shutdownDelay: read('SHUTDOWN_DELAY'),
      maxConnections: read('MAX_CONNECTIONS'),
      maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS'),
      logLevel: read('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn'),
    },
    store: {
      dataDir: read('DATA_DIR'),
      /** Null for the embedded store in `dataDir`. */
      databaseUrl: read('DATABASE_URL'),
    },
    backups: {
      /** Null if the server writes no backups. */
      folder: read('BACKUP_DIR'),
      hours: read('BACKUP_HOURS'),
      days: read('BACKUP_DAYS'),
      /** Null if backups are not encrypted. */
      recipient: read('BACKUP_RECIPIENT'),
    },
    bases: {
      site: read('SITE_URL'),
      app,
      guest: read('GUEST_URL'),
      api,
      messaging: read('MESSAGING_URL') || api,
      users: read('USERS_URL') || api,
      sales,
      modules: read('MODULES_URL') || sales,
    },
    /** Whether a page under `/app` stands in for the product's app. */
    handOver: !isProduction && app === '',
    clientApiKey: read('CLIENT_API_KEY'),
    audienceId: read('AUDIENCE_ID'),
    /** Null if the store generates it. */
    formTokenKey: read('FORM_TOKEN_KEY'),
    mail: {
      from: read('MAIL_FROM'),
      /** At least one. */
      operators: read('OPERATOR_EMAIL'),
      /** The hour, in UTC, of the operators' daily mail; null if there is none. */
      dailyHour: isSet('OPERATOR_EMAIL') ? dailyHour : null,
      /** Null if bounces go to `from`. */
      bounceDomain: read('BOUNCE_DOMAIN'),
      /** Null if mails are written to files in the data directory. */
      smtpUrl: read('SMTP_URL'),
    },
    providers: providersOf(read),
    notices: {
      webhookUrl: read('NOTICE_WEBHOOK_URL'),
      webhookSecret: read('NOTICE_WEBHOOK_SECRET'),
    },
    /** `host:port` of private addresses that may be called. */
    outboundAllow: read('OUTBOUND_ALLOW'),
    /** Newest first; null if the store generates one. */
    trackingKeys: read('TRACKING_KEYS'),
    push: {
      apiKey: read('PUSH_API_KEY'),
      /** In addition to the well-known ones. */
      services: read('PUSH_SERVICES'),
      /** Both null if the store generates a pair. */
      vapidPublicKey: read('VAPID_PUBLIC_KEY'),
      vapidPrivateKey: read('VAPID_PRIVATE_KEY'),
    },
    collector: {
      /** Empty if nothing is traced. */
      endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
      headers: read('OTEL_EXPORTER_OTLP_HEADERS'),
    },
    limits: limitsOf(read),
  } as const;
}

/** Credentials of mail services that post bounces and complaints. A service without one is rejected. */
function providersOf(read: Read) {
  return {
    sesTopics: read('SES_TOPIC_ARN'),
    sendGridKey: read('SENDGRID_WEBHOOK_KEY'),
    mailgunKey: read('MAILGUN_WEBHOOK_KEY'),
    postmarkLogin: read('POSTMARK_WEBHOOK_LOGIN'),
  } as const;
}

function limitsOf(read: Read) {
  const formsPerMinute = read('RATE_LIMIT');
  const globalPerMinute = read('RATE_LIMIT_GLOBAL');
  return {
    formsPerMinute,
    globalPerMinute: formsPerMinute === null ? null : globalPerMinute,
    /** For each key of an account. */
    keyPerMinute: read('RATE_LIMIT_KEY'),
  } as const;
}
