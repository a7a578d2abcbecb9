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

/** What reads texts that strangers send, at any length that a call takes. */
const readers: Record<string, (text: string) => unknown> = {
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

/** Repeated, each is the worst case of some expression. */
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

describe.each(Object.entries(readers))('%s', (_, read) => {
  it.each(pieces)('takes twice as long for twice as many %j', (piece) => {
    const length = 64_000;
    const text = piece.repeat(length / piece.length);
    const excess = () => quickest(() => read(text + text)) - 3.5 * quickest(() => read(text));
    // Other work on the machine disturbs one comparison; what grows by the square fails all of them.
    expect(Array.from({ length: 5 }).some(() => excess() < 5)).toBe(true);
  });
});

/** About as long as a request's head may be. */
const longPath = 15_000;

describe('an answer to a path of twice the length takes twice as long', () => {
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
  ])('of %j', async (piece) => {
    const ask = (length: number, start: string) =>
      site.app.inject(`${start}${piece.repeat(length / piece.length)}~`);
    for (const start of ['/', '/a', '/v1/', '/guests/', '/developers/', '/unsubscription/']) {
      const once = await quickestOf(() => ask(longPath / 2, start));
      const twice = await quickestOf(() => ask(longPath, start));
      expect(twice, start).toBeLessThan(3.5 * once + 5);
    }
  });
});

/** Milliseconds; other work on the machine only ever adds to them. */
async function quickestOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) {
    const begun = performance.now();
    await work();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

function quickest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}
