import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../site/reference/contract.ts';
import { errorPages } from '../../site/reference/error-pages.ts';
import type { Field } from '../../site/reference/fields.ts';
import { referencePages } from '../../site/reference/reference-pages.ts';
import { compressed, read } from './built-site.ts';
import { type ShownFacts, shownFacts, startBrowser } from './shown-facts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

describe.each(referencePages(contract))('$path', ({ path, operations, webhooks }) => {
  const html = read(`${path}.html`).toString();
  const sections = [...operations, ...webhooks];
  let shown: ShownFacts;
  beforeAll(async () => {
    shown = await shownFacts(browser, html);
  });

  it('has a section for each operation and webhook, and no other', () => {
    expect(shown.sections).toEqual(
      Object.fromEntries(
        sections.map(({ id, title, description }) => [id, { title, lead: plain(description) }]),
      ),
    );
  });

  it('has every field of the contract as the contract has it, and no other', () => {
    const expected = [
      ...operations.flatMap(({ id, groups }) =>
        groups.flatMap((group) => facts(id, group.fields, true)),
      ),
      ...operations.flatMap(({ id, success }) => facts(id, success.fields, false)),
      ...webhooks.flatMap(({ id, groups }) =>
        groups.flatMap((group) => facts(id, group.fields, false)),
      ),
    ];
    expect(shown.fields).toEqual(Object.fromEntries(expected));
  });

  it('has every answer with its cause and what mends it, and leads to its page', () => {
    for (const { id, success, refusals } of operations) {
      const { status, name, description } = success;
      expect(shown.answers[id]).toEqual([
        { status, words: `${name} ${plain(description)}`, href: '' },
        ...refusals.map((refusal) => ({
          status: `${refusal.status}`,
          words: `${refusal.code} ${plain(refusal.cause)}${plain(refusal.fix)}`,
          href: refusal.href,
        })),
      ]);
    }
  });

  it('has what the first screen shows in the first flight', () => {
    // Head, title, first call with its code, and the first field.
    const [head = '', field = ''] = html.split('data-field=', 2);
    const first = `${head}data-field=${field}`;
    expect(compressed(first)).toBeLessThanOrEqual(14 * 1024);
  });
});

describe('the call that sends a mail', () => {
  it('shows the mail of its sample, and no other call does', () => {
    const labels = referencePages(contract).flatMap(({ path }) =>
      [
        ...read(`${path}.html`)
          .toString()
          .matchAll(/aria-label="(The mail that [^"]+)"/g),
      ].map(([, label]) => label),
    );
    expect(labels).toEqual(['The mail that ada@shop.example gets: Welcome, Ada']);
  });
});

describe('the error catalogue', () => {
  const errors = errorPages(contract);

  it.each(errors)('explains $code on a page of its own', async (error) => {
    const { text } = await shownFacts(browser, read(`${error.path}.html`).toString());
    for (const words of [error.code, `${error.status}`, error.cause, ...error.fixes]) {
      expect(text).toContain(plain(words));
    }
    for (const { path } of error.origins) expect(text).toContain(path);
  });

  it('lists every error on the guide', () => {
    const html = read('/developers/guides/errors.html').toString();
    expect(errors.filter(({ path }) => !html.includes(`href="${path}"`))).toEqual([]);
  });
});

type Shown = [id: string, shown: ShownFacts['fields'][string]];

function facts(section: string, fields: readonly Field[], marksRequired: boolean): Shown[] {
  return fields.flatMap((field) => {
    const { name, path, type, limits, required, description, example } = field;
    const usual = field.default ? ` Default ${field.default}.` : '';
    return [
      [
        `${section}.${path}`,
        {
          words: [name, type, marksRequired && required ? 'required' : '', limits].filter(Boolean),
          about: plain(description) + usual + (example ? ` For example ${example}.` : ''),
        },
      ],
      ...facts(section, field.fields, marksRequired),
    ] satisfies Shown[];
  });
}

/** A text of the contract as it is shown. */
function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
}
