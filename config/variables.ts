// biome-ignore-all lint/style/noExcessiveLinesPerFile: one entry per variable
import { z } from 'zod';
import { brand } from './brand.ts';
import { opsCommand } from './ops-command.ts';
import {
  base,
  commaSeparated,
  countingNumber,
  folder,
  headerList,
  isScriptAddress,
  list,
  mailbox,
  optional,
  portNumber,
  proxyAddress,
  signingKey,
  token,
} from './variable-schemas.ts';

/** One environment variable. */
export interface Variable<Value> {
  readonly meaning: string;
  /** Describes a valid value; ends the sentence "… expected …". */
  readonly expected: string;
  /** Parsed by the schema like a value that was set. */
  readonly default: string;
  /** Explains an empty default, or names the place that sets the default. */
  readonly unset?: string;
  /** The site's build bakes the value into its pages. */
  readonly baked?: true;
  /** Never shown in an error. */
  readonly masked?: true;
  readonly schema: z.ZodType<Value, string>;
}

export const environments = ['development', 'testing', 'staging', 'production'] as const;
const hstsScopes = ['host', 'subdomains', 'preload'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const absoluteBase = 'an absolute http or https address without user, query or hash';

/** Every variable that the product reads; the guide's table and the parse errors are generated from this. */
export const variables = {
  SITE_ENV: define({
    meaning: 'The environment. Outside production, search engines are asked not to index the site.',
    expected: environments.join(', '),
    default: 'development',
    baked: true,
    schema: z.enum(environments),
  }),
  PORT: define({
    meaning: 'Port for the site and the API; 0 picks a free one.',
    expected: 'a whole number from 0 to 65535',
    default: '3000',
    schema: portNumber,
  }),
  HOST: define({
    meaning: 'Address to listen on; `0.0.0.0` means every IPv4 address of the machine.',
    expected: 'a host name or an IP address',
    default: '127.0.0.1',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/),
  }),
  METRICS_PORT: define({
    meaning:
      'Separate port on which Prometheus reads `GET /metrics`. Replicas on one machine need a port each, as in `/etc/grovemail@3000.env`.',
    expected: 'a whole number from 0 to 65535',
    default: '',
    unset: 'no metrics',
    schema: optional(portNumber),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: define({
    meaning:
      'OpenTelemetry collector that accepts OTLP over HTTP, such as `http://localhost:4318`. It receives a span for each request and each delivery.',
    expected: absoluteBase,
    default: '',
    unset: 'no tracing',
    schema: base,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: define({
    meaning: 'Headers for that collector, such as `x-key=secret,x-team=web`.',
    expected: 'comma-separated pairs of name=value',
    default: '',
    unset: 'none',
    masked: true,
    schema: headerList,
  }),
  DATA_DIR: define({
    meaning: 'Folder of the store; created if missing.',
    expected: 'the path of a folder',
    default: './data',
    schema: folder,
  }),
  DATABASE_URL: define({
    meaning:
      'PostgreSQL database to use instead of the store in `DATA_DIR`, such as `postgres://user:password@host:5432/database`, so that several servers can share it. Requires `FORM_TOKEN_KEY`, `TRACKING_KEYS` and the `VAPID` keys, the same on all servers.',
    expected: 'a postgres or postgresql address with the name of a database',
    default: '',
    unset: 'the store in `DATA_DIR`',
    masked: true,
    schema: optional(z.string().refine(isDatabaseAddress)),
  }),
  BACKUP_DIR: define({
    meaning:
      'Folder where the server writes backups of the embedded store, preferably on another disk.',
    expected: 'the path of a folder',
    default: '',
    unset: 'no backups',
    schema: optional(folder),
  }),
  BACKUP_HOURS: define({
    meaning: 'Hours between backups.',
    expected: 'a whole number from 1 to 8760',
    default: '24',
    schema: countingNumber.refine((hours) => hours <= 8_760),
  }),
  BACKUP_DAYS: define({
    meaning: 'Days to keep a backup; the newest is always kept.',
    expected: 'a whole number from 1 to 9999999',
    default: '30',
    schema: countingNumber,
  }),
  BACKUP_RECIPIENT: define({
    meaning:
      'Public key that backups are encrypted to: the public half of an age key, from `store backup-key`.',
    expected: 'an age public key, which starts with age1',
    default: '',
    unset: 'backups are not encrypted',
    schema: optional(z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/)),
  }),
  SITE_URL: define({
    meaning:
      'Public address of this site, at the root of its host. Required in production, with https.',
    expected: 'an absolute http or https address without user, path, query or hash',
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base.refine((url) => url === '' || URL.parse(url)?.pathname === '/'),
  }),
  APP_URL: define({
    meaning:
      "The product's app, for registration and login. Required in production, with https. In other environments, a page under `/app` stands in for it.",
    expected: absoluteBase,
    default: '',
    unset: 'links go to `/app`',
    baked: true,
    schema: base,
  }),
  GUEST_URL: define({
    meaning: 'The guest site, whose `/demo` books a demo.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
  }),
  API_URL: define({
    meaning:
      'This API, for a site on another host. The four services below default to it. A service at an address other than this one or `SITE_URL` counts as someone else’s: it gets the calls of the specification and nothing more.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
  }),
  USERS_URL: define({
    meaning:
      'The users service: demo requests, enquiries, the newsletter, recipients’ choices and push subscriptions.',
    expected: absoluteBase,
    default: '',
    unset: 'same as `API_URL`',
    baked: true,
    schema: base,
  }),
  SALES_URL: define({
    meaning: 'The sales service: startup applications and savings.',
    expected: absoluteBase,
    default: '',
    unset: 'same as `API_URL`',
    baked: true,
    schema: base,
  }),
  MODULES_URL: define({
    meaning: 'The service that serves plan prices at `GET /modules`.',
    expected: absoluteBase,
    default: '',
    unset: 'same as `SALES_URL`',
    baked: true,
    schema: base,
  }),
  MESSAGING_URL: define({
    meaning: 'The messaging service, which records clicks on push messages.',
    expected: absoluteBase,
    default: '',
    unset: 'same as `API_URL`',
    baked: true,
    schema: base,
  }),
  CLIENT_API_KEY: define({
    meaning:
      'Publishable key in the newsletter address. It is visible in the pages, so it grants nothing else.',
    expected: '1 to 128 letters, digits, hyphens or underscores',
    default: 'pk_local_site',
    baked: true,
    masked: true,
    schema: token,
  }),
  AUDIENCE_ID: define({
    meaning: 'The list that newsletter subscribers join.',
    expected: '1 to 128 letters, digits, hyphens or underscores',
    default: 'newsletter',
    schema: token,
  }),
  FORM_TOKEN_KEY: define({
    meaning:
      'Signs the form tokens that tell people from bots. Must be the same on all servers that share a store.',
    expected: '32 to 256 letters, digits, hyphens or underscores',
    default: '',
    unset: 'generated once, kept in the store',
    masked: true,
    schema: optional(signingKey),
  }),
  MAIL_FROM: define({
    meaning: 'Sender of every email. Required in production.',
    expected: 'an email address, alone or after a name, such as `Name <name@example.com>`',
    default: `${brand.name} <${brand.contact.email}>`,
    unset: 'the name and address in `config/brand.ts`',
    schema: mailbox,
  }),
  OPERATOR_EMAIL: define({
    meaning:
      'Who is emailed about each new lead and enquiry: one address, or several separated by commas; each gets its own email. Required in production.',
    expected: 'up to 10 comma-separated email addresses',
    default: brand.contact.email,
    unset: 'the address in `config/brand.ts`',
    schema: commaSeparated
      .transform((addresses) => [...new Set(addresses)])
      .pipe(z.array(z.email()).max(10)),
  }),
  DAILY_MAIL_HOUR: define({
    meaning:
      'Hour of the day, in UTC, at which `OPERATOR_EMAIL` gets a daily summary: what came in since the last one, what is in quarantine and which deliveries failed for good. Not sent while `OPERATOR_EMAIL` is not set. `off` turns it off.',
    expected: 'off or a whole number from 0 to 23',
    default: '7',
    schema: z.union([
      z.literal('off').transform(() => null),
      z
        .string()
        .regex(/^(\d|1\d|2[0-3])$/)
        .transform(Number),
    ]),
  }),
  SMTP_URL: define({
    meaning:
      'Mail server, such as `smtps://user:password@host:465`. Credentials are sent over TLS only, except to this machine. Required in production. In other environments, emails are saved as files in `DATA_DIR/mail` if it is not set.',
    expected: 'an smtp or smtps address',
    default: '',
    unset: 'emails are saved as files',
    masked: true,
    schema: optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  }),
  BOUNCE_DOMAIN: define({
    meaning:
      'Domain of the envelope sender of each email, which is signed for its recipient. Its mail server pipes incoming mail to `npm run ops -- mail bounce`.',
    expected: 'a domain such as bounces.example.com',
    default: '',
    unset: 'the address in `MAIL_FROM`; bounces go there and are not processed',
    schema: optional(
      z.string().regex(/^(?=.{4,180}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
    ),
  }),
  SES_TOPIC_ARN: define({
    meaning:
      'Topic of Amazon SNS to which Amazon SES publishes bounces and complaints, or several separated by commas. SNS posts them to `/webhooks/mail/ses`, and no others are accepted.',
    expected: 'a comma-separated list of arn:aws:sns:region:account:name',
    default: '',
    unset: 'no such address',
    schema: list(/^arn:aws:sns:[a-z]{2}(?:-[a-z]{1,12}){1,3}-\d:\d{12}:[A-Za-z0-9_-]{1,256}$/),
  }),
  SENDGRID_WEBHOOK_KEY: define({
    meaning:
      'Verification key of SendGrid’s signed event webhook, which posts to `/webhooks/mail/sendgrid`.',
    expected: 'a public key on the curve P-256 in base64, as SendGrid shows it',
    default: '',
    unset: 'no such address',
    schema: optional(z.string().regex(/^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE[A-Za-z0-9+/]{86}==$/)),
  }),
  MAILGUN_WEBHOOK_KEY: define({
    meaning: 'Signing key of Mailgun’s webhooks, which post to `/webhooks/mail/mailgun`.',
    expected: '16 to 128 letters, digits, hyphens or underscores',
    default: '',
    unset: 'no such address',
    masked: true,
    schema: optional(z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)),
  }),
  POSTMARK_WEBHOOK_LOGIN: define({
    meaning:
      'Name and password, as in `name:password`, with which Postmark’s webhooks post to `/webhooks/mail/postmark`.',
    expected: 'a name, a colon and a password of 16 to 128 letters, digits, hyphens or underscores',
    default: '',
    unset: 'no such address',
    masked: true,
    schema: optional(z.string().regex(/^[A-Za-z0-9_-]{1,64}:[A-Za-z0-9_-]{16,128}$/)),
  }),
  NOTICE_WEBHOOK_URL: define({
    meaning:
      'Where the server posts a signed notice of each new lead and enquiry (Standard Webhooks).',
    expected: 'an https address',
    default: '',
    unset: 'no notices',
    schema: optional(z.url({ protocol: /^https?$/, hostname: /./ })),
  }),
  NOTICE_WEBHOOK_SECRET: define({
    meaning: 'Signs those notices: `whsec_` and 24 to 64 bytes in base64.',
    expected: 'whsec_ and 24 to 64 bytes in base64',
    default: '',
    unset: 'required with `NOTICE_WEBHOOK_URL`',
    masked: true,
    schema: optional(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)),
  }),
  OUTBOUND_ALLOW: define({
    meaning:
      'Private addresses that webhooks, push and attachments may reach, for tests. Not allowed in production.',
    expected: 'a comma-separated list of host:port',
    default: '',
    unset: 'none',
    schema: list(/^[^\s/]+:\d{1,5}$/),
  }),
  TRACKING_KEYS: define({
    meaning:
      'Keys that sign the links with which recipients set their preferences, newest first; links signed with older keys stay valid. Must be the same on all servers that share a store.',
    expected:
      'a comma-separated list of keys, each of 32 to 256 letters, digits, hyphens or underscores',
    default: '',
    unset: 'generated once, kept in the store',
    masked: true,
    schema: optional(commaSeparated.pipe(z.array(signingKey))),
  }),
  PUSH_API_KEY: define({
    meaning:
      'Publishable key with which pages save push subscriptions. It is visible in the pages, so it grants nothing else.',
    expected: '1 to 128 letters, digits, hyphens or underscores',
    default: 'pk_local_push',
    baked: true,
    masked: true,
    schema: token,
  }),
  PUSH_SERVICES: define({
    meaning:
      'Push services that subscriptions may name besides those of Chrome, Edge, Firefox and Safari: hosts, with `*.` for any subdomain, and with the port unless it is 443.',
    expected:
      'a comma-separated list of hosts, such as push.example.com or *.push.example.com:8443',
    default: '',
    unset: 'none',
    schema: list(/^(?:\*\.)?[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/),
  }),
  VAPID_PUBLIC_KEY: define({
    meaning:
      'Application server key for web push (RFC 8292): a P-256 point, 65 bytes in base64url. If `USERS_URL` is someone else’s service, set that service’s key; without it, the site does not offer notifications.',
    expected: '87 characters of base64url',
    default: '',
    unset: 'generated once, kept in the store',
    baked: true,
    schema: optional(z.string().regex(/^B[A-Za-z0-9_-]{86}$/)),
  }),
  VAPID_PRIVATE_KEY: define({
    meaning: 'The private half: 32 bytes in base64url.',
    expected: '43 characters of base64url',
    default: '',
    unset: 'required with `VAPID_PUBLIC_KEY`',
    masked: true,
    schema: optional(z.string().regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  RATE_LIMIT: define({
    meaning:
      'Form posts allowed per minute from one sender: an IPv4 address or an IPv6 /64, with twice as many for its /56 and four times as many for its /48. `off` removes this limit and the global one, for measurements; not allowed in production.',
    expected: 'on (which is 10), off, or a whole number from 1 to 9999999',
    default: '10',
    schema: z.union([
      z.literal('on').transform(() => 10),
      z.literal('off').transform(() => null),
      countingNumber,
    ]),
  }),
  RATE_LIMIT_GLOBAL: define({
    meaning:
      'Form posts per minute from all senders together, apart from the first two of each network (/24 of IPv4, /48 of IPv6). Any beyond that go to quarantine: at most 200 rows per network and 10,000 in all, then they get 503.',
    expected: 'a whole number from 1 to 9999999',
    default: '600',
    schema: countingNumber,
  }),
  RATE_LIMIT_KEY: define({
    meaning:
      'Calls allowed per minute with one key that you made. Visitors’ test keys, and networks without a valid key, have 120 at most. `off` removes all these limits; not allowed in production.',
    expected: 'off or a whole number from 1 to 9999999',
    default: '600',
    schema: z.union([z.literal('off').transform(() => null), countingNumber]),
  }),
  TRUST_PROXY: define({
    meaning:
      "Proxies in front of the server that report the visitor's address: how many, or their addresses.",
    expected:
      'off, a number of proxies from 1 to 10, or a comma-separated list of IP addresses and CIDR ranges no wider than /8 (IPv4) or /7 (IPv6), because whoever is in one can claim any address (loopback, linklocal and uniquelocal name those ranges)',
    default: 'off',
    schema: z.union([
      z.literal('off').transform((): false => false),
      z
        .string()
        .regex(/^([1-9]|10)$/)
        .transform(Number),
      commaSeparated.pipe(z.array(proxyAddress)),
    ]),
  }),
  MAX_CONNECTIONS: define({
    meaning:
      'Maximum number of open connections. Beyond it, each new connection closes the one that has been idle longest; if none is idle, the new one is closed.',
    expected: 'a whole number from 1 to 9999999',
    default: '2000',
    schema: countingNumber,
  }),
  MAX_CONNECTIONS_PER_ADDRESS: define({
    meaning:
      'The same for the connections of one IPv4 address or IPv6 /64, with twice as many for its /56 and four times as many for its /48. Connections of proxies in `TRUST_PROXY` are exempt; behind them, it limits how many requests each visitor can have open at once. Raise it if many visitors share an address, as they do with mobile carriers.',
    expected: 'a whole number from 1 to 9999999',
    default: '256',
    schema: countingNumber,
  }),
  HSTS: define({
    meaning:
      'Where browsers must use https for two years: `host` for this host, `subdomains` for its subdomains too, `preload` to also allow it on their built-in list, which is hard to leave.',
    expected: hstsScopes.join(', '),
    default: 'host',
    baked: true,
    schema: z.enum(hstsScopes),
  }),
  OUTSIDE_SCRIPT: define({
    meaning:
      'One script of another host on pages that search engines may index, such as that of an analytics service. It is on no page that an emailed link opens.',
    expected: 'an https address without user or hash',
    default: '',
    unset: 'no script of others',
    baked: true,
    schema: z.string().refine((text) => text === '' || isScriptAddress(text)),
  }),
  SHUTDOWN_DELAY: define({
    meaning:
      'Seconds for which the server keeps serving after SIGTERM while `GET /healthz` and `/readyz` already return 503, so that a proxy that checks them sends requests elsewhere in time.',
    expected: 'a whole number from 0 to 60',
    default: '0',
    schema: z
      .string()
      .regex(/^([1-5]?\d|60)$/)
      .transform(Number),
  }),
  OPS_COMMAND: define({
    meaning:
      'How operator commands are run on this machine, as emails and hints name them. `deploy/ops`, the unit and `compose.yaml` set it.',
    expected: 'at most 100 printable ASCII characters',
    default: opsCommand,
    schema: z.string().regex(/^[\x20-\x7e]{1,100}$/),
  }),
  LOG_LEVEL: define({
    meaning: 'How much the server logs.',
    expected: logLevels.join(', '),
    default: '',
    unset: '`warn`; `info` in production',
    schema: optional(z.enum(logLevels)),
  }),
} as const;

export type VariableName = keyof typeof variables;

export type VariableValue<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

function define<Value>(variable: Variable<Value>): Variable<Value> {
  return variable;
}

/** The host may be missing: `?host=` can be the directory of a socket. */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\/[^\s\\]+$/.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && /^\/[^/]+$/.test(url.pathname);
}
