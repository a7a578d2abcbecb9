import { refuseBackslashInNames } from '@grovemail/api/http/backslash-in-names.ts';
import { bareText } from '@grovemail/api/mail/bare-text.ts';
import { nestsDeeper } from '@grovemail/api/mail/nests-deeper.ts';
import { withoutAddresses } from '@grovemail/api/outbox/error-text.ts';
import { type TestApp, testApp } from '@grovemail/api/routes/app-for-test.ts';
import { emailFormat } from '@grovemail/domain/email-addresses/email-format.ts';
import { isMailable } from '@grovemail/domain/email-addresses/mailable-address.ts';
import { composeMail, openPlaceholders } from '@grovemail/domain/transactionals/compose.ts';
import { maxNesting } from '@grovemail/domain/transactionals/html-limits.ts';
import { shortened } from '@grovemail/domain/visits/plain-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Functions that parse untrusted text of any length that a request may have. */
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

/** Each, repeated, is the worst case of some regular expression. */
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

describe.each(Object.entries(parsers))('%s', (_, parse) => {
  it.each(pieces)('takes linear time for repeated %j', (piece) => {
    const length = 64_000;
    const text = piece.repeat(length / piece.length);
    const excess = () => fastest(() => parse(text + text)) - 3.5 * fastest(() => parse(text));
    // Load on the machine may spoil one comparison; quadratic time fails all of them.
    expect(Array.from({ length: 5 }).some(() => excess() < 5)).toBe(true);
  });
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
      const once = await fastestAsync(() => get(longPath / 2, start));
      const twice = await fastestAsync(() => get(longPath, start));
      expect(twice, start).toBeLessThan(3.5 * once + 5);
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

/** `fastestAsync` without the cost of awaiting. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
