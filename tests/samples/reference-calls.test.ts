import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { Json } from '@grovemail/domain/samples/sample-request.ts';
import { describe, expect, it } from 'vitest';
import { contract } from '../../site/docs/reference/model/contract.ts';
import type { OperationModel } from '../../site/docs/reference/model/operation-model.ts';
import { referencePages } from '../../site/docs/reference/model/reference-pages.ts';
import { type SampleApi, startApi } from './api-for-test.ts';
import { runCurl, runSample, shellNames } from './run-sample.ts';

const operations = referencePages(contract).flatMap((page) => page.operations);
const cases = operations.flatMap((operation) =>
  sampleLanguages.map((language) => ({
    operation,
    language,
    id: operation.id,
    label: language.label,
  })),
);

describe('the reference', () => {
  // `testApp` also validates each response against the contract.
  it.concurrent.each(cases)(
    'shows the response to $id, in $label',
    async ({ operation, language }) => {
      const api = await startFilledApi();
      try {
        const request = {
          ...operation.request,
          base: api.url,
          params: await paramsFor(operation, api),
        };
        const code = language.write(request).map(({ text }) => text);
        const environment = ownKeyOf(operation, api);
        const { status, output } = await runSample(language.id, code.join('\n'), environment);
        expect({ status: `${status}`, output }).toMatchObject({ status: operation.success.status });
        if (language.id === 'http' || language.id === 'php') {
          const [received, shown] = [JSON.parse(output), operation.success.example];
          expect(shapeOf(received, shown)).toEqual(shapeOf(shown, received));
        } else {
          expect(output).toMatch(/^\{\s*'?error'?: (null|None),/);
        }
      } finally {
        await api.stop();
      }
    },
  );

  it.concurrent.each(
    operations.flatMap((operation) =>
      shellNames.map((shell) => ({ operation, id: operation.id, shell })),
    ),
  )('shows the response to $id, as a line for curl in $shell', async ({ operation, shell }) => {
    const api = await startFilledApi();
    try {
      const { request, success } = operation;
      const { variable } = request.key ?? {};
      const line = curlLine({
        ...request,
        base: api.url,
        params: await paramsFor(operation, api),
        ...(variable && { key: { variable, value: ownKeyOf(operation, api)[variable] ?? '' } }),
      });
      const { status, output } = await runCurl(shell, line);
      expect({ status: `${status}`, output }).toMatchObject({ status: success.status });
      expect(JSON.parse(output)).toHaveProperty('error', null);
    } finally {
      await api.stop();
    }
  });

  it.concurrent.each(cases.filter(({ operation }) => operation.request.key))(
    'shows the response to $id with a wrong key, in $label',
    async ({ operation, language }) => {
      const api = await startFilledApi();
      try {
        const request = { ...operation.request, base: api.url };
        const code = language.write(request).map(({ text }) => text);
        const wrong = { API_KEY: 'gm_test_wrong', PUSH_KEY: 'pk_wrong' };
        const { status, output } = await runSample(language.id, code.join('\n'), wrong);
        expect(status).toBe(403);
        expect(output).toContain('unauthorized');
      } finally {
        await api.stop();
      }
    },
  );
});

/** Only a live key changes webhooks, suppressions and templates; with a test key, some calls show what would happen. */
function ownKeyOf(
  { id, path }: OperationModel,
  { environment }: SampleApi,
): Readonly<Record<string, string>> {
  const shownWithTestKey = ['createWebhook', 'sendTestEvent'].includes(id);
  const isLive =
    (/^\/v1\/(webhooks|suppressions)/.test(path) && !shownWithTestKey) ||
    ['putTemplate', 'restoreTemplate', 'deleteTemplate'].includes(id);
  const { API_KEY = '', LIVE_API_KEY = '' } = environment;
  return { API_KEY: isLive ? LIVE_API_KEY : API_KEY, PUSH_KEY: 'pk_push' };
}

/** Starts an API with the data the contract's examples refer to. */
async function startFilledApi() {
  const api = await startApi();
  await api.store.putTemplate({
    code: 'welcome',
    subject: 'Welcome, @firstname',
    html: '<p>Hello @firstname, you are on the @plan plan.</p>',
    plain: null,
    createdAt: 0,
  });
  await api.store.suppress({
    id: '019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e5a',
    changeId: 'c',
    contactId: null,
    account: 'site',
    email: 'ada@shop.example',
    list: 'welcome',
    source: 'operator' as const,
    reason: 'Asked by phone',
    at: api.clock.now,
  });
  return api;
}

/** Stores the data the call refers to. @returns its path parameters */
async function paramsFor(
  { path, request }: OperationModel,
  api: SampleApi,
): Promise<Record<string, string>> {
  const create = async (id: string, key?: Record<string, string>) => {
    const example = operations.find((operation) => operation.id === id)?.request;
    if (!example) throw new Error(`The contract has no ${id}.`);
    return (await api.call(example.method, example.path, example.body, key)).id;
  };
  const contacts = await create('saveContact');
  await create('recordEvent');
  const transactionals = await create('sendTransactional');
  const webhooks = await create('createWebhook', api.liveHeaders);
  const ids = { transactionals, webhooks, contacts };
  const [, , resource = ''] = path.split('/');
  const id = Object.entries(ids).find(([name]) => name === resource)?.[1] ?? contacts;
  return { ...request.params, ...('id' in (request.params ?? {}) ? { id } : {}) };
}

/**
 * The structure of a value, without its scalars, for comparison with another. Ignores members that are null
 * or empty in either; a list has its first entry's structure.
 */
function shapeOf(value: Json, other: Json | undefined): Json {
  if (!isNested(value) || !isNested(other)) return 'a value';
  if (Array.isArray(value)) {
    const [first] = value;
    const [otherFirst] = Object.values(other);
    return first === undefined || otherFirst === undefined ? [] : [shapeOf(first, otherFirst)];
  }
  const members = new Map<string, Json>(Object.entries(other));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shapeOf(member, members.get(name))]),
  );
}

function isNested(value: Json | undefined): value is Extract<Json, object> {
  return typeof value === 'object' && value !== null;
}
