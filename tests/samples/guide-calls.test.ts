import { readFile } from 'node:fs/promises';
import { curlLine } from '@grovemail/domain/samples/curl-line.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidV7Maker } from '../../api/store/database/uuid-v7.ts';
import { guideRequest } from '../../site/docs/guides/guide-request.ts';
import { type SampleApi, startApi } from './api-for-test.ts';
import { normalizedResponse } from './normalized-response.ts';
import { runCurl, runSample, sampleNames, shellNames } from './run-sample.ts';

const samples = 'site/docs/samples';
const ada = { email: 'ada@shop.example', firstname: 'Ada', lastname: 'Obi' };
const mail = { template_code: 'welcome', recipient_email: ada.email, data: { plan: 'Workshop' } };

let api: SampleApi;
beforeEach(async () => {
  api = await startApi();
  const html = await readFile(`${samples}/welcome.html`, 'utf8');
  const template = { code: 'welcome', subject: 'Welcome, @firstname', html };
  await api.store.putTemplate({ ...template, plain: null, createdAt: Date.now() });
});
afterEach(() => api.stop());

/** Creates what a call needs. @returns path parameters that the API generated */
const setUp: Record<string, () => Promise<Record<string, string>>> = {
  'save-contact': async () => ({}),
  'list-contacts': async () => {
    for (const name of ['chidi', 'bola']) {
      await api.call('POST', '/v1/contacts', { email: `${name}@shop.example` });
    }
    return saveAda();
  },
  'read-mail': sendMail,
  'preview-mail': sendMail,
  'test-webhook': createWebhook,
  'replay-messages': createWebhook,
  'rotate-secret': createWebhook,
  'list-suppressions': suppressAda,
  'lift-suppression': suppressAda,
};

async function createWebhook(): Promise<Record<string, string>> {
  const { body } = JSON.parse(await readFile(`${samples}/create-webhook.json`, 'utf8'));
  const { id } = await api.call('POST', '/v1/webhooks', body, api.liveHeaders);
  return { id };
}

async function suppressAda() {
  const { body } = JSON.parse(await readFile(`${samples}/add-suppression.json`, 'utf8'));
  const { email, list, reason } = body;
  const ids = { id: uuidV7Maker(Date.now)(), changeId: crypto.randomUUID(), contactId: null };
  const from = { account: 'site', email, list, source: 'operator', reason } as const;
  await api.store.suppress({ ...ids, ...from, at: Date.now() });
  return {};
}

async function saveAda() {
  await api.call('POST', '/v1/contacts', ada);
  return {};
}

async function sendMail(): Promise<Record<string, string>> {
  await saveAda();
  return { id: (await api.call('POST', '/v1/transactionals', mail)).id };
}

/** Expected statuses other than 200. */
const statuses: Record<string, number> = { 'send-strict': 400 };

/** The call of a sample, once what it needs exists. */
async function requestOf(name: string): Promise<SampleRequest> {
  const request = guideRequest(await readFile(`${samples}/${name}.json`, 'utf8'), api.url);
  return { ...request, params: { ...request.params, ...(await (setUp[name] ?? saveAda)()) } };
}

/** The call of a sample with its key written out. */
async function writtenOut(name: string): Promise<SampleRequest> {
  const request = await requestOf(name);
  const { variable } = request.key ?? {};
  return variable
    ? { ...request, key: { variable, value: api.environment[variable] ?? '' } }
    : request;
}

const described = (await sampleNames('.json')).filter((name) => !name.includes('.'));

describe.each(described)('%s', (name) => {
  it.each(sampleLanguages)('gets the response the page shows, in $label', async ({ id, write }) => {
    const code = write(await requestOf(name)).map(({ text }) => text);
    const { status, output } = await runSample(id, code.join('\n'), api.environment);
    expect({ status, output }).toMatchObject({ status: statuses[name] ?? 200 });
    if (id === 'http' && (await namesWithResponse()).has(name)) {
      await expect(normalizedResponse(output, api.url)).toMatchFileSnapshot(
        `../../${samples}/${name}.response.json`,
      );
    }
  });

  it.each(shellNames)('gets the status the page shows, as a line for curl in %s', async (shell) => {
    const { status, output } = await runCurl(shell, curlLine(await writtenOut(name)));
    expect({ status, output }).toMatchObject({ status: statuses[name] ?? 200 });
    expect(JSON.parse(output)).toHaveProperty('payload');
  });
});

it('no two samples share an idempotency key', async () => {
  const texts = await Promise.all(
    described.map((name) => readFile(`${samples}/${name}.json`, 'utf8')),
  );
  const keys = texts.flatMap(
    (text) => guideRequest(text, api.url).headers?.['Idempotency-Key'] ?? [],
  );
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the email that the quickstart sends is the one it shows', async () => {
  await saveAda();
  const { body } = JSON.parse(await readFile(`${samples}/send-mail.json`, 'utf8'));
  const { id } = await api.call('POST', '/v1/transactionals', body);
  expect(await api.call('GET', `/v1/transactionals/${id}`)).toMatchObject({
    recipient_email: 'ada@shop.example',
    message: { subject: 'Hello, Ada', text: 'Your first email, Ada.' },
  });
  expect(await readFile('site/docs/guides/quickstart.mdx', 'utf8')).toContain(
    '<Email subject="Hello, Ada" to="ada@shop.example">\n  Your first email, Ada.\n</Email>',
  );
});

/** The calls whose response a page shows. */
async function namesWithResponse(): Promise<Set<string>> {
  return new Set(await sampleNames('.response.json'));
}

it.each(sampleLanguages)(
  'a wrong key gets the response the page shows, in $label',
  async ({ id, write }) => {
    const request = guideRequest(await readFile(`${samples}/list-contacts.json`, 'utf8'), api.url);
    const code = write(request).map(({ text }) => text);
    const wrong = { API_KEY: 'gm_test_wrong' };
    const { status, output } = await runSample(id, code.join('\n'), wrong);
    expect(status).toBe(403);
    if (id === 'http') {
      await expect(normalizedResponse(output, api.url)).toMatchFileSnapshot(
        `../../${samples}/wrong-key.response.json`,
      );
    }
  },
);
