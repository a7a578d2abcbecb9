import { readFile } from 'node:fs/promises';
import { operations } from '@grovemail/contract/operations/all.ts';
import { templateExample } from '@grovemail/contract/operations/v1-template-resource.ts';
import { expect, it } from 'vitest';
import { sampleTemplates } from '../../api/mailing/sample-template.ts';
import { templatePlaceholders } from '../../api/mailing/template-notes.ts';
import { sampleNames } from './run-sample.ts';

const names = ['firstname', 'plan'];

it.each([
  ['test keys', sampleTemplates[0]],
  ['the reference', { ...templateExample, plain: null }],
  ['the guides', { ...(await sample('put-template')).body, plain: null }],
])('the template welcome of %s has the same placeholders', (_, template) => {
  const { subject = '', html = '', plain = null } = template ?? {};
  const written = templatePlaceholders({ subject, html, plain });
  expect(written).toEqual(names.map((name) => `@${name}`));
});

const calls = await Promise.all(
  (await sampleNames('.json'))
    .filter((name) => !name.includes('.'))
    .map(async (name) => [name, (await sample(name)).body] as const),
);
const examples = operations.map(({ id, examples: { body } }) => [id, body as Body] as const);
const sent = [...calls, ...examples].flatMap(([name, body]) =>
  (body?.emails ?? [body])
    .filter((mail) => mail?.template_code === 'welcome' && mail.html === undefined)
    .map((mail) => [name, Object.keys(mail?.data ?? {})] as const),
);

it.each(sent)('%s has a value for each, unless it shows what happens without', (name, given) => {
  expect(given).toEqual(name === 'send-strict' ? ['firstname'] : names);
});

interface Body {
  template_code?: string;
  subject?: string;
  html?: string;
  data?: object;
  emails?: Body[];
}

async function sample(name: string): Promise<{ body?: Body }> {
  return JSON.parse(await readFile(`site/docs/samples/${name}.json`, 'utf8'));
}
