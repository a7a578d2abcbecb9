import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownErrors } from '../../site/docs/reference/model/common-errors.ts';
import { contract } from '../../site/docs/reference/model/contract.ts';
import { errorPages, errorsByStatus } from '../../site/docs/reference/model/error-pages.ts';
import type { Field } from '../../site/docs/reference/model/fields.ts';
import { referencePages } from '../../site/docs/reference/model/reference-pages.ts';
import type { ErrorResponse } from '../../site/docs/reference/model/responses.ts';
import { withoutRepeats } from '../../site/docs/reference/model/without-repeats.ts';
import { read } from './built-site.ts';
import { openReader, type PageContent, type PageReader } from './page-content.ts';

let reader: PageReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

describe.each(referencePages(contract))('$path', ({ path, operations, webhooks, common }) => {
  const html = read(`${path}.html`).toString();
  const sections = [...operations, ...webhooks];
  let shown: PageContent;
  beforeAll(async () => {
    shown = await reader.read(html);
  });

  it('has a section for each operation and webhook, and no others', () => {
    const { errors, ...own } = shown.sections;
    expect(own).toEqual(
      Object.fromEntries(
        sections.map(({ id, title, description }) => [id, { title, lead: plain(description) }]),
      ),
    );
    expect(errors?.title).toBe(common.always.length > 0 ? 'Errors of every call' : undefined);
  });

  it('shows every field of the contract, and no others', () => {
    const expected = [
      ...operations.flatMap(({ id, groups }) =>
        groups.flatMap((group) => expectedFields(id, group.fields, true)),
      ),
      ...operations.flatMap(({ id, success }) => expectedFields(id, success.fields, false)),
      ...withoutRepeats(webhooks).flatMap(({ id, groups }) =>
        groups.flatMap((group) => expectedFields(id, group.fields, false)),
      ),
    ];
    expect(shown.fields).toEqual(Object.fromEntries(expected));
  });

  const shownError = ({ status, code, cause, fix, href }: ErrorResponse) => ({
    status: `${status}`,
    text: `${code} ${plain(cause)}${plain(fix)}`,
    href,
  });

  it('shows every response with cause and fix, and links to its page', () => {
    for (const operation of operations) {
      const { status, name, description } = operation.success;
      expect(shown.responses[operation.id]).toEqual([
        { status, text: `${name} ${plain(description)}`, href: '' },
        ...ownErrors(operation, common).map(shownError),
      ]);
    }
  });

  it('shows the errors that all calls share once, so that none is missing', () => {
    expect(shown.responses.errors ?? []).toEqual(
      [...common.always, ...common.withBody].map(shownError),
    );
    for (const operation of operations) {
      const isExplained = [...ownErrors(operation, common), ...common.always, ...common.withBody];
      const codes = isExplained.map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(operation.errors.map(({ code }) => code)));
    }
  });

  it('shows the id of each operation', () => {
    for (const { id } of operations) expect(html).toContain(`<code>${id}</code>`);
  });
});

describe('the call that sends an email', () => {
  it('is the only one that shows a sample email', () => {
    const labels = referencePages(contract).flatMap(({ path }) =>
      [
        ...read(`${path}.html`)
          .toString()
          .matchAll(/aria-label="(The email that [^"]+)"/g),
      ].map(([, label]) => label),
    );
    expect(labels).toEqual(['The email that ada@shop.example gets: Welcome, Ada']);
  });
});

describe('the error catalog', () => {
  const errors = errorPages(contract);

  it.each(errors)('explains $code on its own page', async (error) => {
    const { text } = await reader.read(read(`${error.path}.html`).toString());
    for (const expected of [error.code, `${error.status}`, error.cause, ...error.fixes]) {
      expect(text).toContain(plain(expected));
    }
    for (const { path } of error.origins) expect(text).toContain(path);
  });

  it('links to every error from the guide', () => {
    const html = read('/developers/guides/errors.html').toString();
    expect(errors.filter(({ path }) => !html.includes(`href="${path}"`))).toEqual([]);
  });

  it('has each status in the contents of the guide, with causes and fixes', async () => {
    const html = read('/developers/guides/errors.html').toString();
    const { errors: shown } = await reader.read(html);
    for (const { id, errors: own } of errorsByStatus(contract)) {
      expect(html).toContain(`href="#${id}"`);
      expect(shown[id]).toEqual(
        own.map(({ code, cause, fix }) => [code, plain(cause), plain(fix)]),
      );
    }
  });

  it('links errors with the same status to each other', () => {
    for (const { path, status, code } of errors) {
      const html = read(`${path}.html`).toString();
      const others = errors.filter((one) => one.status === status && one.code !== code);
      expect(others.filter((other) => !html.includes(`href="${other.path}"`))).toEqual([]);
    }
  });
});

type Shown = [id: string, shown: PageContent['fields'][string]];

function expectedFields(
  section: string,
  fields: readonly Field[],
  marksRequired: boolean,
): Shown[] {
  return fields.flatMap((field) => {
    const { name, path, type, limits, required, description, example } = field;
    const defaultText = field.default ? ` Default ${field.default}.` : '';
    const exampleText = example ? ` For example ${example}.` : '';
    const elsewhere = field.same ? ` The same fields as in ${field.same.title}.` : '';
    return [
      [
        `${section}.${path}`,
        {
          facts: [name, type, marksRequired && required ? 'required' : '', limits].filter(Boolean),
          about: plain(description) + defaultText + exampleText + elsewhere,
        },
      ],
      ...expectedFields(section, field.fields, marksRequired),
    ] satisfies Shown[];
  });
}

/** A text from the contract, without Markdown. */
function plain(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
