import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpSample } from '@grovemail/domain/samples/http-sample.ts';
import { sampleLanguages } from '@grovemail/domain/samples/sample-languages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guideRequest, withBase } from '../../site/docs/guides/guide-request.ts';
import { type SampleApi, startApi } from './api-for-test.ts';
import { type Outcome, runSample } from './run-sample.ts';

const samples = 'site/docs/samples';
const extensions = { node: 'js', python: 'py', php: 'php' } as const;
type Language = 'http' | keyof typeof extensions;

let api: SampleApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

async function run(name: string, language: Language, files: string[] = []): Promise<Outcome> {
  if (language === 'http') {
    const request = guideRequest(await readFile(`${samples}/${name}.json`, 'utf8'), api.url);
    const code = httpSample(request).map(({ text }) => text);
    return runSample(language, code.join('\n'), api.environment);
  }
  const code = await readFile(`${samples}/${name}.${extensions[language]}`, 'utf8');
  return runSample(language, withBase(code, api.url), api.environment, files);
}

describe('all-contacts', () => {
  const emails = Array.from({ length: 101 }, (_, index) => `reader-${index}@shop.example`);

  async function saveAll() {
    for (const email of emails) await api.call('POST', '/v1/contacts', { email });
  }

  it.each(['node', 'python', 'php'] as const)('prints every contact once, in %s', async (id) => {
    await saveAll();
    const { output } = await run('all-contacts', id);
    expect(output.trim().split('\n')).toEqual([...emails].reverse());
  });

  it('gets the first page and its cursor, in HTTP', async () => {
    await saveAll();
    const { status, output } = await run('all-contacts', 'http');
    expect(status).toBe(200);
    const { data, meta } = JSON.parse(output).payload;
    expect(data).toHaveLength(100);
    expect(meta).toEqual({ size: 101, next_cursor: data.at(-1).id });
  });
});

describe('wait-and-retry', () => {
  it.each(sampleLanguages)('records the event, in $label', async ({ id }) => {
    expect((await run('wait-and-retry', id)).status).toBe(200);
  });

  it.each(['node', 'python', 'php'] as const)('waits between retries, in %s', async (id) => {
    const busy = await startBusyServer();
    const code = await readFile(`${samples}/wait-and-retry.${extensions[id]}`, 'utf8');
    const environment = { API_KEY: 'gm_test_1' };
    const { status } = await runSample(id, withBase(code, busy.url), environment);
    expect(status).toBe(200);
    const [first, second, third, fourth, ...more] = busy.calls;
    expect(more).toEqual([]);
    expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(2_000);
    expect(Number(third?.at) - Number(second?.at)).toBeGreaterThanOrEqual(1_000);
    expect(Number(fourth?.at) - Number(third?.at)).toBeGreaterThanOrEqual(1_000);
    for (const { key, body } of busy.calls) {
      expect(key).toBe('order-1042-shipped');
      expect(body).toBe(first?.body);
    }
    await busy.stop();
  });
});

describe('send-attachment', () => {
  it.each(sampleLanguages)('sends the whole file, in $label', async ({ id }) => {
    const welcome = { code: 'welcome', subject: 'Welcome', html: '<p>On the @plan plan.</p>' };
    await api.store.putTemplate({ ...welcome, plain: null, createdAt: Date.now() });
    const prices = `${samples}/trade-prices.pdf`;
    const { status, output } = await run('send-attachment', id, [prices]);
    expect(status).toBe(200);
    const [mail] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(output) ?? [];
    const size = (await stat(prices)).size;
    expect(await api.call('GET', `/v1/transactionals/${mail}`)).toMatchObject({
      recipient_email: 'ada@shop.example',
      unfilled: [],
      message: { attachments: [{ filename: 'trade-prices.pdf', size }] },
    });
  });
});

/** A server that drops the connection, then returns 429, then 503, both with Retry-After, then 200. */
async function startBusyServer() {
  const calls: { at: number; key: string | string[] | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const at = performance.now();
    calls.push({ at, key: request.headers['idempotency-key'], body: await text(request) });
    const status = [0, 429, 503, 200][calls.length - 1] ?? 200;
    if (status === 0) return request.socket.destroy();
    response.writeHead(status, status === 200 ? {} : { 'retry-after': '1' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
