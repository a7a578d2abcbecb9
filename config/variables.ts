import { z } from 'zod';

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
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const absoluteBase = 'an absolute http or https address without user, query or hash';

/** `''` stays `''`; a base address loses its trailing slashes, so that a path can be put behind it. */
const base = z.string().refine(isBase).transform(withoutTrailingSlash);
const token = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
const perMinute = z
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

/** Every variable that the product reads, each once: README's table and all parse errors come from here. */
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
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: define({
    meaning: 'Address to listen on; `0.0.0.0` is every IPv4 address of the machine.',
    expected: 'a host name or an IP address',
    default: '127.0.0.1',
    schema: z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/),
  }),
  DATA_DIR: define({
    meaning: 'Folder of the store. It is made when it is not there.',
    expected: 'the path of a folder',
    default: './data',
    schema: z.string().refine((path) => !path.includes('\0')),
  }),
  SITE_URL: define({
    meaning: 'Where the public finds this site. Production needs it, with https.',
    expected: absoluteBase,
    default: '',
    unset: 'this origin',
    baked: true,
    schema: base,
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
  RATE_LIMIT: define({
    meaning:
      'Posts that one address may send to a form in a minute. `off` lifts this and the limit over all forms, for measurements; production refuses it.',
    expected: 'on (which is 10), off, or a whole number from 1 to 9999999',
    default: '10',
    schema: z.union([
      z.literal('on').transform(() => 10),
      z.literal('off').transform(() => null),
      perMinute,
    ]),
  }),
  RATE_LIMIT_GLOBAL: define({
    meaning: 'Posts in a minute over all forms and all addresses.',
    expected: 'a whole number from 1 to 9999999',
    default: '600',
    schema: perMinute,
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
  LOG_LEVEL: define({
    meaning: 'How much the server logs.',
    expected: logLevels.join(', '),
    default: '',
    unset: '`warn`, in production `info`',
    schema: z.union([z.literal('').transform(() => null), z.enum(logLevels)]),
  }),
} as const;

export type VariableName = keyof typeof variables;

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

function withoutTrailingSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
