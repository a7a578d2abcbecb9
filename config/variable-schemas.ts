import { z } from 'zod';

/** `''`, or a base address without trailing slashes, to which a path can be appended. */
export const base = z.string().refine(isBase).transform(withoutTrailingSlash);
export const token = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
export const commaSeparated = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()));
/** Empty entries are dropped. */
export const list = (entry: RegExp) =>
  commaSeparated
    .transform((entries) => entries.filter(Boolean))
    .pipe(z.array(z.string().regex(entry)));
export const signingKey = z.string().regex(/^[A-Za-z0-9_-]{32,256}$/);
export const folder = z.string().refine((path) => !path.includes('\0'));
export const mailbox = z.string().transform((text, context) => {
  const [, name, address = text] = /^([^<>"\r\n]{0,100})<([^<>\s]+)>$/.exec(text) ?? [];
  const email = z.email().safeParse(address);
  if (email.success) return { name: name?.trim() ?? '', address: email.data };
  context.addIssue('not a mailbox');
  return z.NEVER;
});
/** The format of the OpenTelemetry specification: values may be percent-encoded. */
export const headerList = z.string().transform((text, context): Record<string, string> => {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.trim());
  const matches = pairs.map((pair) => /^([\w!#$&'*+.^`|~-]+)=([\x21-\x7e]+)$/.exec(pair));
  try {
    return Object.fromEntries(
      matches.map((pair) => [pair?.[1], decodeURIComponent(pair?.[2] ?? '%')]),
    );
  } catch {
    context.addIssue('not a list of headers');
    return z.NEVER;
  }
});
export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((port) => port <= 65_535);
export const countingNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);
/** At most as wide as the widest private ranges, `10.0.0.0/8` and `fc00::/7`. */
export const proxyAddress = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4().regex(/\/([89]|[12]\d|3[0-2])$/),
  // A range that begins with zeros can include all of IPv4 (`::ffff:0:0/96`).
  z.cidrv6().regex(/^(?!0*:).*\/([7-9]|\d\d+)$/),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);

/** A variable without a default: null if it is unset. */
export function optional<Value>(schema: z.ZodType<Value, string>) {
  return z.union([z.literal('').transform(() => null), schema]);
}

/** An https URL without user or hash. */
export function isScriptAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.username && !url.password && !text.includes('#');
}

function isBase(text: string): boolean {
  if (text === '') return true;
  // The URL parser tolerates spaces, backslashes and a missing slash, all of which are mistakes here.
  if (!/^https?:\/\/[^/\s\\@?#]+[^\s\\?#]*$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

function withoutTrailingSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
