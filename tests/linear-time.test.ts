import { refuseBackslashInNames } from '@grovemail/api/http/backslash-in-names.ts';
import { bareText } from '@grovemail/api/mail/bare-text.ts';
import { nestsDeeper } from '@grovemail/api/mail/nests-deeper.ts';
import { withoutAddresses } from '@grovemail/api/outbox/error-text.ts';
import { type TestApp, testApp } from '@grovemail/api/routes/app-for-test.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import { isMailable } from '@grovemail/domain/email-addresses/mailable-address.ts';
import { validateField } from '@grovemail/domain/forms/form.ts';
import { startupForm } from '@grovemail/domain/forms/startup.ts';
import { composeMail, openPlaceholders } from '@grovemail/domain/transactionals/compose.ts';
import { maxNesting } from '@grovemail/domain/transactionals/html-limits.ts';
import { shortened } from '@grovemail/domain/visits/plain-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Functions that parse untrusted text, up to the maximum length of a request. */
const parsers: Record<string, (text: string) => unknown> = {
  withoutAddresses,
  bareText,
  shortened,
  isMailable,
  emailFormat: (text) => emailFormat.pattern.test(text),
  refuseBackslashInNames: (text) => refuseBackslashInNames(`\\\\${text}`),
  nestsDeeper: (text) => nestsDeeper(text, maxNesting),
  openPlaceholders: (text) => openPlaceholders({ subject: text, html: text, plain: text }),
  composeMail: (text) => composeMail({ subject: text, html: text, plain: text }, { a: '' }, null),
  'composeMail in a tag': (text) =>
    composeMail({ subject: 'x', html: `<a href="@a" ${text}`, plain: null }, { a: '' }, null),
  'composeMail in a style': (text) =>
    composeMail({ subject: 'x', html: `<p style='@a ${text}'>`, plain: null }, { a: '' }, null),
  'composeMail in a set of images': (text) =>
    composeMail({ subject: 'x', html: `<p srcset='@a ${text}'>`, plain: null }, { a: 'x' }, null),
};

/** In characters; quadratic time would take hundreds of milliseconds for them. */
const length = 32_000;

/** In milliseconds; shorter times are not compared. */
const negligible = 5;

/** Each, repeated, is the worst case for some regular expression. */
const pieces = [
  '"',
  '"\\\\',
  '"":',
  'a',
  ' ',
  '@',
  '@a',
  '@a.',
  'a@a ',
  '.',
  'a.',
  'a-',
  '-',
  '%',
  '<',
  '<p',
  '<title>',
  '<style>',
  '<style></style>',
  '</style>',
  '<!--',
  '<!-->',
  '<!---',
  '--',
  '<p a="',
  '<p a=@a ',
  '<a href="@a">',
  '<a href=@a>',
  '<script>',
  '<meta ',
  'url(',
  'url(a:@a) ',
  '@import ',
  ',',
  'a,b ',
  'a (',
  '\\',
  '</',
  '/',
  '=',
  'a=',
  "'",
  '&',
  '&#1',
  '\n',
  '\0',
  'é',
  '\u0301',
];

/** Between other characters, white space survives trimming. */
const frames = [(text: string) => text, (text: string) => `1${text}1`];

describe.each(Object.entries(parsers))('%s', (_, parse) => {
  it.each(pieces)('takes linear time for repeated %j', (piece) => {
    expect(frames.every((frame) => isLinear(parse, piece, frame))).toBe(true);
  });
});

/** Each value in each operation's example, which a caller may replace. */
const inputs = operations.flatMap(({ id, body, query, examples }) => [
  ...(body ? valuesOf(examples.body, `${id}: body`, (value) => body.check(value)) : []),
  ...(query ? valuesOf(examples.query, `${id}: query`, (value) => query.check(value)) : []),
]);

/** The form without an example in any operation. */
const startupFields = Object.keys(startupForm.fields).map((name) => ({
  name: `startup: ${name}`,
  parse: (text: string) =>
    validateField(startupForm, name as keyof typeof startupForm.fields, text),
}));

describe.each([...inputs, ...startupFields])('$name', ({ parse }) => {
  it('takes linear time for any repeated piece', () => {
    const slow = pieces.filter((piece) => !frames.every((frame) => isLinear(parse, piece, frame)));
    expect(slow).toEqual([]);
  });
});

it.each(operations.filter(({ body }) => body))('the body of $id is measured', ({ id }) => {
  expect(inputs.some(({ name }) => name.startsWith(`${id}: body`))).toBe(true);
});

/** Just below the maximum size of request headers. */
const longPath = 15_000;

describe('a request takes time linear in the length of its path', () => {
  let site: TestApp;
  beforeAll(async () => {
    const html = '<!doctype html><title>x</title>';
    site = await testApp({ site: { 'index.html': html, 'a.html': html, 'a.md': '# x' } });
  });
  afterAll(() => site.close());

  it.each([
    '/',
    'a',
    'a/',
    '.',
    '../',
    '%2e',
    '%25',
    '{',
    '*',
    ':a',
    '-',
    ';',
    '?',
    '?a=',
    '&a',
    '#',
  ])('of repeated %j', async (piece) => {
    const get = (length: number, start: string) =>
      site.app.inject(`${start}${piece.repeat(length / piece.length)}~`);
    for (const start of ['/', '/a', '/v1/', '/guests/', '/developers/', '/unsubscription/']) {
      let isLinear = false;
      // As above, load may distort one comparison.
      for (let attempt = 0; attempt < 3 && !isLinear; attempt += 1) {
        const once = await fastestAsync(() => get(longPath / 2, start));
        const twice = await fastestAsync(() => get(longPath, start));
        isLinear = twice < 3.5 * once + negligible;
      }
      expect(isLinear, start).toBe(true);
    }
  });
});

/** The minimum of five runs in milliseconds, because load on the machine only adds to a run. */
async function fastestAsync(work: () => Promise<unknown>): Promise<number> {
  let minimum = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    await work();
    minimum = Math.min(minimum, performance.now() - start);
  }
  return minimum;
}

/** Whether eight times the length takes less than 24 times the time; in quadratic time it takes 64 times. */
function isLinear(
  parse: (text: string) => unknown,
  piece: string,
  frame: (text: string) => string,
): boolean {
  const short = frame(piece.repeat(length / 8 / piece.length));
  const long = frame(piece.repeat(length / piece.length));
  if (milliseconds(() => parse(long)) < negligible) return true;
  const excess = () => fastest(() => parse(long)) - 24 * fastest(() => parse(short));
  // Load on the machine may distort one comparison; quadratic time fails all of them.
  return Array.from({ length: 3 }).some(() => excess() < negligible);
}

/** `fastestAsync` without the cost of awaiting, and with fewer runs of slow work. */
function fastest(work: () => unknown): number {
  const times = [milliseconds(work)];
  while (times.length < 5 && sum(times) < 200) times.push(milliseconds(work));
  return Math.min(...times);
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A check for each string and number in an example, with that one replaced. */
function valuesOf(
  example: unknown,
  name: string,
  check: (value: unknown) => unknown,
): { name: string; parse: (text: string) => unknown }[] {
  if (typeof example === 'string' || typeof example === 'number') return [{ name, parse: check }];
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([key, value]) =>
    valuesOf(value, `${name}.${key}`, (replaced) =>
      check(
        Array.isArray(example)
          ? example.with(Number(key), replaced)
          : { ...example, [key]: replaced },
      ),
    ),
  );
}
