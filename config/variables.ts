// biome-ignore-all lint/style/noExcessiveLinesPerFile: every variable stands here, and nowhere else
import { z } from 'zod';
import { brand } from './brand.ts';

/** One environment variable. `default` is text and goes through the same schema as a value that was set. */
export interface Variable<Value> {
  readonly meaning: string;
  /** What a right value looks like; ends the sentence "… expected …". */
  readonly expected: string;
  readonly default: string;
  /** What an empty default stands for, in words. */
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

/** `''` stays `''`; a base address loses its trailing slashes, so that a path can be put behind it. */
const base = z.string().refine(isBase).transform(withoutTrailingSlash);
const token = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
const mailbox = z.string().transform((text, context) => {
  const [, name, address = text] = /^([^<>"\r\n]{0,100})<([^<>\s]+)>$/.exec(text) ?? [];
  const email = z.email().safeParse(address);
  if (email.success) return { name: name?.trim() ?? '', address: email.data };
  context.addIssue('not a mailbox');
  return z.NEVER;
});
/** As the OpenTelemetry specification has it: values may be percent-encoded. */
const headerList = z.string().transform((text, context): Record<string, string> => {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.trim());
  const found = pairs.map((pair) => /^([\w!#$&'*+.^`|~-]+)=([\x21-\x7e]+)$/.exec(pair));
  try {
    return Object.fromEntries(
      found.map((pair) => [pair?.[1], decodeURIComponent(pair?.[2] ?? '%')]),
    );
  } catch {
    context.addIssue('not a list of headers');
    return z.NEVER;
  }
});
const portNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);
const countingNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);
const proxyAddress = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);

/** Every variable that the product reads, each once: the guide's table and all parse errors come from here. */
export const variables = {
  SITE_ENV: define({
    meaning:
      'Which environment this is. Search engines are asked to stay away from all but production.',
    expected: environments.join(', '),
    default: 'development',
    baked: true,
    schema: z.enum(environments),
  }),
  PORT: define({
    meaning: 'Port that site and API listen on; 0 takes a free one.',
    expected: 'a whole number from 0 to 65535',
    default: '3000',
    schema: portNumber,
  }),
  HOST: define({
    meaning: 'Address to listen on; `0.0.0.0` is every IPv4 address of the machine.',
    expected: 'a host name or an IP address',
    default: '127.0.0.1',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/),
  }),
  METRICS_PORT: define({
    meaning: 'Port of its own on which Prometheus reads `GET /metrics`.',
    expected: 'a whole number from 0 to 65535',
    default: '',
    unset: 'no metrics are served',
    schema: z.union([z.literal('').transform(() => null), portNumber]),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: define({
    meaning:
      'OpenTelemetry collector that takes OTLP over HTTP, as in `http://localhost:4318`: it is sent a span for each request and each delivery.',
    expected: absoluteBase,
    default: '',
    unset: 'nothing is traced',
    schema: base,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: define({
    meaning: 'Headers for that collector, as in `x-key=secret,x-team=web`.',
    expected: 'names and values with = between them, and commas between the pairs',
    default: '',
    unset: 'none',
    masked: true,
    schema: headerList,
  }),
  DATA_DIR: define({
    meaning: 'Folder of the store. It is made when it is not there.',
    expected: 'the path of a folder',
    default: './data',
    schema: z.string().refine((path) => !path.includes('\0')),
  }),
  DATABASE_URL: define({
    meaning:
      'PostgreSQL instead of the store in `DATA_DIR`, as in `postgres://user:password@host:5432/grovemail`, so that several servers can share it. Then `FORM_TOKEN_KEY`, `TRACKING_KEYS` and the `VAPID` keys have to be set, the same for all.',
    expected: 'a postgres or postgresql address with the name of a database',
    default: '',
    unset: 'the store in `DATA_DIR`',
    masked: true,
    schema: z.union([z.literal('').transform(() => null), z.string().refine(isDatabaseAddress)]),
  }),
  BACKUP_DIR: define({
    meaning:
      'Folder for backups of the embedded store, which the server then writes by itself; best on another disk.',
    expected: 'the path of a folder',
    default: '',
    unset: 'none are written',
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().refine((path) => !path.includes('\0')),
    ]),
  }),
  BACKUP_HOURS: define({
    meaning: 'Hours from one backup to the next.',
    expected: 'a whole number from 1 to 8760',
    default: '24',
    schema: countingNumber.refine((hours) => hours <= 8_760),
  }),
  BACKUP_DAYS: define({
    meaning: 'Days that a backup is kept; the newest one always is.',
    expected: 'a whole number from 1 to 9999999',
    default: '30',
    schema: countingNumber,
  }),
  BACKUP_RECIPIENT: define({
    meaning:
      'Who can read the backups: the public half of an age key, as `store backup-key` makes it.',
    expected: 'a public key of age, which starts with age1',
    default: '',
    unset: 'backups are not encrypted',
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/),
    ]),
  }),
  SITE_URL: define({
    meaning:
      'Where the public finds this site, which stands at the root of its host. Production needs it, with https.',
    expected: 'an absolute http or https address without user, path, query or hash',
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base.refine((url) => url === '' || URL.parse(url)?.pathname === '/'),
  }),
  APP_URL: define({
    meaning:
      "The product's app: registration and login. Production needs it, with https. Elsewhere, a page under `/app` shows where the app would take over.",
    expected: absoluteBase,
    default: '',
    unset: 'links lead to `/app`',
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
  MESSAGING_URL: define({
    meaning: 'The messaging service: what became of a push message.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
  }),
  USERS_URL: define({
    meaning: 'The users service: enquiries, newsletter, preferences.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
  }),
  SALES_URL: define({
    meaning: 'The sales service: demo requests, applications, savings.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
  }),
  MODULES_URL: define({
    meaning: 'The service that answers `GET /modules`, the plan prices.',
    expected: absoluteBase,
    default: '',
    unset: 'as `SALES_URL`',
    baked: true,
    schema: base,
  }),
  CLIENT_API_KEY: define({
    meaning:
      'Publishable key in the newsletter address. It stands in the pages, so it opens nothing else.',
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
      'Signs the tokens that tell people from programs at the forms. Set it where several servers share the work: the same for all.',
    expected: '32 to 256 letters, digits, hyphens or underscores',
    default: '',
    unset: 'made once, kept in the store',
    masked: true,
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().regex(/^[A-Za-z0-9_-]{32,256}$/),
    ]),
  }),
  MAIL_FROM: define({
    meaning: 'Sender of every mail. Production needs it.',
    expected: 'an email address, alone or after a name as in `Name <name@example.com>`',
    default: `${brand.name} <${brand.contact.email}>`,
    schema: mailbox,
  }),
  OPERATOR_EMAIL: define({
    meaning: 'Who is told of each new lead and enquiry. Production needs it.',
    expected: 'an email address',
    default: brand.contact.email,
    schema: z.email(),
  }),
  SMTP_URL: define({
    meaning:
      'Mail server, as in `smtps://user:password@host:465`. A login is sent over TLS alone, save to this machine itself. Production needs it; elsewhere mails are written as files to `DATA_DIR/mail` without one.',
    expected: 'an smtp or smtps address',
    default: '',
    unset: 'mails become files',
    masked: true,
    schema: z.union([
      z.literal('').transform(() => null),
      z.url({ protocol: /^smtps?$/, hostname: /./ }),
    ]),
  }),
  BOUNCE_DOMAIN: define({
    meaning:
      'Domain of the envelope senders of mails, each signed for its recipient. Its mail server pipes what comes there to `npm run ops -- mail bounce`.',
    expected: 'a domain such as bounces.example.com',
    default: '',
    unset: 'the sender of `MAIL_FROM`; bounces go there and nothing is read of them',
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().regex(/^(?=.{4,180}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
    ]),
  }),
  NOTICE_WEBHOOK_URL: define({
    meaning: 'Where a signed notice of each new lead and enquiry is posted (Standard Webhooks).',
    expected: 'an https address',
    default: '',
    unset: 'no notice is posted',
    schema: z.union([
      z.literal('').transform(() => null),
      z.url({ protocol: /^https?$/, hostname: /./ }),
    ]),
  }),
  NOTICE_WEBHOOK_SECRET: define({
    meaning: 'Signs those notices: `whsec_` and 24 to 64 bytes in base64.',
    expected: 'whsec_ and 24 to 64 bytes in base64',
    default: '',
    unset: 'needed with `NOTICE_WEBHOOK_URL`',
    masked: true,
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/),
    ]),
  }),
  OUTBOUND_ALLOW: define({
    meaning:
      'Private addresses that webhooks, push and attachments may reach all the same, for tests. Production refuses it.',
    expected: 'a comma-separated list of host:port',
    default: '',
    unset: 'none',
    schema: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(/^[^\s/]+:\d{1,5}$/))),
  }),
  TRACKING_KEYS: define({
    meaning:
      "Sign the links by which recipients set their preferences, newest first; the older ones' links stay good. Set it where several servers share the work.",
    expected:
      'a comma-separated list of texts of 32 to 256 letters, digits, hyphens or underscores',
    default: '',
    unset: 'made once, kept in the store',
    masked: true,
    schema: z.union([
      z.literal('').transform(() => null),
      z
        .string()
        .transform((list) => list.split(',').map((key) => key.trim()))
        .pipe(z.array(z.string().regex(/^[A-Za-z0-9_-]{32,256}$/))),
    ]),
  }),
  PUSH_API_KEY: define({
    meaning:
      'Publishable key that pages save push subscriptions with. It stands in pages, so it opens nothing else.',
    expected: '1 to 128 letters, digits, hyphens or underscores',
    default: 'pk_local_push',
    baked: true,
    masked: true,
    schema: token,
  }),
  VAPID_PUBLIC_KEY: define({
    meaning: 'Application-server key of web push (RFC 8292): a P-256 point, 65 bytes in base64url.',
    expected: '87 characters of base64url',
    default: '',
    unset: 'made once, kept in the store',
    baked: true,
    schema: z.union([
      z.literal('').transform(() => null),
      z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    ]),
  }),
  VAPID_PRIVATE_KEY: define({
    meaning: 'The private half: 32 bytes in base64url.',
    expected: '43 characters of base64url',
    default: '',
    unset: 'needed with `VAPID_PUBLIC_KEY`',
    masked: true,
    schema: z.union([z.literal('').transform(() => null), z.string().regex(/^[A-Za-z0-9_-]{43}$/)]),
  }),
  RATE_LIMIT: define({
    meaning:
      'Posts that one sender may send to the forms in a minute: an IPv4 address, or an IPv6 /64, with twice as many for its /56 and four times as many for its /48. `off` lifts this and the limit over all senders, for measurements; production refuses it.',
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
      'Posts of all senders together that the forms store in a minute. What comes beyond is stored in quarantine, up to 10,000 rows, then answered 503.',
    expected: 'a whole number from 1 to 9999999',
    default: '600',
    schema: countingNumber,
  }),
  RATE_LIMIT_KEY: define({
    meaning:
      'Calls in a minute with one key of the public API, and from one network without a valid key. `off` lifts it; production refuses that.',
    expected: 'off or a whole number from 1 to 9999999',
    default: '120',
    schema: z.union([z.literal('off').transform(() => null), countingNumber]),
  }),
  TRUST_PROXY: define({
    meaning:
      "Whose word to take for a visitor's address: how many proxies stand in front, or their addresses.",
    expected:
      'off, a number of proxies from 1 to 10, or a comma-separated list of IP addresses and CIDR ranges (loopback, linklocal and uniquelocal are names for theirs)',
    default: 'off',
    schema: z.union([
      z.literal('off').transform((): false => false),
      z
        .string()
        .regex(/^([1-9]|10)$/)
        .transform(Number),
      z
        .string()
        .transform((list) => list.split(',').map((address) => address.trim()))
        .pipe(z.array(proxyAddress)),
    ]),
  }),
  MAX_CONNECTIONS: define({
    meaning:
      'Connections that are open at one time. Beyond it new ones are closed at once, and idle ones to make room.',
    expected: 'a whole number from 1 to 9999999',
    default: '2000',
    schema: countingNumber,
  }),
  HSTS: define({
    meaning:
      'How far browsers insist on https for two years: `host` for this host, `subdomains` for all below it too, `preload` to let it enter their built-in list, which is hard to leave.',
    expected: hstsScopes.join(', '),
    default: 'host',
    baked: true,
    schema: z.enum(hstsScopes),
  }),
  LOG_LEVEL: define({
    meaning: 'How much the server logs.',
    expected: logLevels.join(', '),
    default: '',
    unset: '`warn`, in production `info`',
    schema: z.union([z.literal('').transform(() => null), z.enum(logLevels)]),
  }),
} as const;

export type VariableName = keyof typeof variables;

export type VariableValue<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;

function define<Value>(variable: Variable<Value>): Variable<Value> {
  return variable;
}

function isBase(text: string): boolean {
  if (text === '') return true;
  // The URL parser forgives spaces, backslashes and a missing slash; an address that needs that is a slip.
  if (!/^https?:\/\/[^/\s\\@?#]+[^\s\\?#]*$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

/** The host may be missing: `?host=` names the folder of a socket instead. */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\/[^\s\\]+$/.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && /^\/[^/]+$/.test(url.pathname);
}

function withoutTrailingSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
