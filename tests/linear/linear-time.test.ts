import { type TestApp, testApp } from '@grovemail/api/app-suite/app-for-test.ts';
import { rejectBackslashInNames } from '@grovemail/api/http/requests/backslash-in-names.ts';
import { htmlAsText } from '@grovemail/api/mail/html-as-text.ts';
import { plainBounce } from '@grovemail/api/mail/reports/plain-bounce.ts';
import { bounceReason } from '@grovemail/api/mailing/bounces/bounce-cause.ts';
import { composeMail, openPlaceholders } from '@grovemail/api/mailing/compose.ts';
import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { operations } from '@grovemail/contract/operations/all.ts';
import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import { logLine } from '@grovemail/domain/email-addresses/log-line.ts';
import { isMailable } from '@grovemail/domain/email-addresses/mailable-address.ts';
import { validateField } from '@grovemail/domain/forms/form.ts';
import { startupForm } from '@grovemail/domain/forms/startup.ts';
import { shortened } from '@grovemail/domain/visits/plain-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';
import { regularExpressionsIn, repetitionsIn } from './regular-expressions.ts';

const data = { a: '' };
const json = '<script type="application/ld+json">';

/** Functions that parse untrusted text, up to the maximum length of a request. */
const parsers: Record<string, (text: string) => unknown> = {
  logLine,
  bounceReason: (text) => bounceReason({ reply: text }),
  plainBounce: (text) => plainBounce(text, []),
  htmlAsText,
  'htmlAsText in a table': (text) => htmlAsText(`<table><tr><td>${text}`),
  'htmlAsText in a style': (text) => htmlAsText(`<p style="${text}">a`),
  'htmlAsText in a style sheet': (text) => htmlAsText(`<style>.a{}${text}</style><p class="a">a`),
  'htmlAsText in nested quotes': (text) => htmlAsText('<blockquote>'.repeat(maxNesting - 2) + text),
  shortened,
  isMailable,
  emailFormat: (text) => emailFormat.pattern.test(text),
  rejectBackslashInNames,
  openPlaceholders: (text) => openPlaceholders({ subject: text, html: text, plain: text }),
  composeMail: (text) => composeMail({ subject: text, html: text, plain: text }, { a: '' }, null),
  'composeMail in a tag': (text) =>
    composeMail({ subject: 'x', html: `<a href="@a" ${text}`, plain: null }, { a: '' }, null),
  'composeMail in a style': (text) =>
    composeMail({ subject: 'x', html: `<p style='@a ${text}'>`, plain: null }, { a: '' }, null),
  'composeMail in a style sheet': (text) =>
    composeMail({ subject: 'x', html: `<style>a{b:@a}${text}</style>`, plain: null }, data, null),
  'composeMail in a URL': (text) =>
    composeMail({ subject: 'x', html: `<p href="/@a${text}">`, plain: null }, data, null),
  'composeMail in JSON': (text) =>
    composeMail({ subject: 'x', html: `${json}"@a${text}</script>`, plain: null }, data, null),
  'composeMail with a value': (text) =>
    composeMail({ subject: '@a', html: '@a<p href="/@a?@a">', plain: '@a' }, { a: text }, null),
  'composeMail in a set of images': (text) =>
    composeMail({ subject: 'x', html: `<p srcset='@a ${text}'>`, plain: null }, { a: 'x' }, null),
};

/** In characters: quadratic time takes ten times longer than `negligible`. */
const length = 16_000;

/** In milliseconds; shorter times are not compared. */
const negligible = 8;

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
  '@{',
  '@{a}',
  '@a_',
  'a@a.',
  'https://',
  'https://@a?',
  '&zwnj;',
  '<td>',
  '<tr><td>a',
  '<table><tr><td>',
  '<td rowspan=999>',
  '<img alt=a>',
  'a:0;',
  '@a{',
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
  '\\"',
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

/** Before and after the repeated pieces. Between other characters, white space survives trimming. */
const frames = [
  ['', ''],
  ['1', '1'],
  ['{"a":"\\\\","b":"', ''],
  ['<p>@a <a href="', ''],
  ['<!-- @a ', ''],
] as const;

/** The frames in which the time grows faster than the number of pieces. */
async function slowFrames(parse: (text: string) => unknown, piece: string): Promise<string[]> {
  const slow: string[] = [];
  for (const [before, after] of frames) {
    const repeated = (long: number) => before + piece.repeat(long / piece.length) + after;
    if (!(await isLinear((long) => parse(repeated(long)), length))) slow.push(before);
  }
  return slow;
}

describe.each(Object.entries(parsers))('%s', (_, parse) => {
  it.each(pieces)('takes linear time for repeated %j', async (piece) => {
    expect(await slowFrames(parse, piece)).toEqual([]);
  });
});

/** What follows the repeated pieces, and may keep an expression from matching. */
const ends = ['', '\0', 'a'];

const servedFiles = (await sourceFiles()).filter(
  ({ path }) =>
    /^(?:domain|contract|api)\//.test(path) &&
    !/^api\/(?:cli|store-suite)\/|(?:\.|-for-)test\.ts$/.test(path),
);
const expressions = servedFiles.flatMap(({ path, text }) => regularExpressionsIn(path, text));

it('regular expressions are found by the parser', () => {
  expect(expressions.length).toBeGreaterThan(100);
});

describe.each(expressions)('$expression in $place', ({ expression }) => {
  it('takes linear time for any prefix, repeated piece and open end', async () => {
    const repetitions = repetitionsIn(expression);
    const own = repetitions.flatMap((repetition) => repetition.pieces).filter(Boolean);
    // Without the flag, it would search for the first match only.
    const search = (text: string) =>
      expression.global ? text.replace(expression, '') : expression.test(text);
    for (const before of new Set(['', ...repetitions.map((repetition) => repetition.before)])) {
      for (const piece of new Set([...own, ...pieces])) {
        for (const end of ends) {
          const work = (long: number) => search(before + piece.repeat(long / piece.length) + end);
          const input = { before, piece, end };
          if (!(await isLinear(work, length))) expect.fail(JSON.stringify(input));
        }
      }
    }
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
  it('takes linear time for any repeated piece', async () => {
    for (const piece of pieces) expect(await slowFrames(parse, piece), piece).toEqual([]);
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
    for (const start of ['/', '/a', '/v1/', '/guests/', '/developers/', '/unsubscription/'])
      expect(await isLinear((length) => get(length, start), longPath), start).toBe(true);
  });
});

/**
 * Whether eight times the length takes less than 24 times the time; in quadratic time it takes 64 times. Time of this
 * thread on a processor, which other load on the machine does not add to.
 */
async function isLinear(work: (length: number) => unknown, longest: number): Promise<boolean> {
  if ((await processorTime(1, () => work(longest))) < negligible) return true;
  // Collecting garbage may distort several comparisons in a row; quadratic time fails all of them.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const once = await processorTime(1, () => work(longest));
    const many = await processorTime(24, () => work(longest / 8));
    if (once < many + negligible) return true;
  }
  return false;
}

/** In milliseconds; the kernel may count it in steps of 4 ms. */
async function processorTime(times: number, work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
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
