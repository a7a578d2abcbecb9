import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../app-suite/app-for-test.ts';

const site = {
  'developers/guides/webhooks.md':
    '# Webhooks\n\n## Verify the signature\n\nCompare it in constant time.\n\n```sh\n# not a heading\n```\n',
  'developers/guides/quickstart.md': '# Quickstart\n\nStart the server.\n',
  'openapi.json': JSON.stringify({
    paths: { '/v1/contacts': { post: { operationId: 'saveContact', summary: 'Save' } } },
    components: {},
  }),
};

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};
const headers = { accept: 'application/json, text/event-stream' };

let test: TestApp;
let client: Client;
afterEach(async () => {
  await client?.close();
  await test.close();
});

async function connect(files: Record<string, string> | undefined) {
  test = await testApp(files ? { site: files } : {});
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
}

async function ask(name: string, args: Record<string, string>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError ?? false };
}

describe('over a built site', () => {
  beforeEach(() => connect(site));

  it('lists its tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_page', 'read_operation']);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  });

  it('finds a section despite a typo', async () => {
    const { text } = await ask('search_docs', { query: 'verfy signature' });
    const [first] = JSON.parse(text);
    expect(first).toMatchObject({
      path: '/developers/guides/webhooks',
      heading: 'Verify the signature',
    });
  });

  it('finds a word by a prefix of three letters, and not of one, which would be too slow', async () => {
    expect((await ask('search_docs', { query: 'sig' })).text).toContain('Verify the signature');
    expect((await ask('search_docs', { query: 's' })).text).toBe('Nothing fits "s".');
  });

  it('reads the first 20 words', async () => {
    const words = Array.from({ length: 20 }, (_, at) => `q${at}`).join(' ');
    expect((await ask('search_docs', { query: `${words} signature` })).text).toMatch(/^Nothing/);
    expect((await ask('search_docs', { query: `q1 q1 ${words.slice(3)} signature` })).text).toMatch(
      /Verify/,
    );
  });

  it.each(['/developers/guides/webhooks', 'developers/guides/webhooks.md'])(
    'reads the page %s',
    async (path) => {
      const page = await ask('read_page', { path });
      expect(page).toEqual({ text: site['developers/guides/webhooks.md'], isError: false });
    },
  );

  it('reads an operation', async () => {
    const { text } = await ask('read_operation', { operation_id: 'saveContact' });
    expect(JSON.parse(text)).toMatchObject({ method: 'POST', path: '/v1/contacts' });
  });

  it.each([
    ['read_page', { path: '/../../etc/passwd' }],
    ['read_page', { path: '/developers/guides/none' }],
    ['read_operation', { operation_id: '__proto__' }],
  ])('%s %j is an error that names the cause', async (name, args) => {
    const response = await ask(name, args as Record<string, string>);
    expect(response).toMatchObject({ isError: true, text: expect.stringContaining('There is no') });
  });
});

it('reports that there is no documentation without a built site', async () => {
  await connect(undefined);
  const response = await ask('search_docs', { query: 'keys' });
  expect(response).toMatchObject({ isError: true, text: expect.stringContaining('no built') });
});

describe('rejected', () => {
  it.each(['GET', 'DELETE'] as const)('405 %s, with Allow', async (method) => {
    test = await testApp({ site });
    const response = await test.app.inject({ method, url: '/mcp', headers });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });

  it.each(['https://evil.example', 'null', 'nonsense'])('403 the origin %s', async (origin) => {
    test = await testApp({ site });
    const response = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: initialize,
      headers: { ...headers, origin },
    });
    expect(response.statusCode).toBe(403);
  });

  it('a subscription, whose response would never end', async () => {
    test = await testApp({ site });
    const version = '2026-07-28';
    const params = {
      notifications: { toolsListChanged: true },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': version,
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    };
    const response = await test.app.inject({
      method: 'POST',
      url: '/mcp',
      payload: { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
      headers: {
        ...headers,
        'mcp-protocol-version': version,
        'mcp-method': 'subscriptions/listen',
      },
    });
    expect(response.json().error.message).toMatch(/subscription limit/i);
  });

  it('400 a batch, which would count as one call', async () => {
    test = await testApp({ site });
    const payload = [initialize, { ...initialize, id: 2 }];
    const response = await test.app.inject({ method: 'POST', url: '/mcp', payload, headers });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('Send one message at a time: there are no batches.');
  });

  it.each([
    ['alone', '', ''],
    ['as the id', '{"jsonrpc":"2.0","method":"tools/list","id":', '}'],
    ['as the method', '{"jsonrpc":"2.0","id":1,"method":', '}'],
    ['as params', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":', '}'],
    [
      'among params',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_docs","arguments":{"query":',
      '}}}',
    ],
    ['beside them', '{"jsonrpc":"2.0","id":1,"method":"tools/list","more":', '}'],
    ['as metadata', '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"a":', '}}}'],
  ])('400 lists and objects 8,000 to 30,000 deep, %s', async (_, before, after) => {
    test = await testApp({ site });
    for (const nested of [
      '['.repeat(30_000) + ']'.repeat(30_000),
      `${'{"a":'.repeat(8_000)}0${'}'.repeat(8_000)}`,
    ]) {
      const response = await test.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: before + nested + after,
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('400 a message that nests 33 deep, and none that nests 32', async () => {
    test = await testApp({ site });
    const statusAt = async (depth: number) => {
      const more = JSON.parse('['.repeat(depth - 3) + ']'.repeat(depth - 3));
      const payload = { ...initialize, params: { ...initialize.params, _meta: { more } } };
      const response = await test.app.inject({ method: 'POST', url: '/mcp', payload, headers });
      return response.statusCode;
    };
    expect([await statusAt(32), await statusAt(33)]).toEqual([200, 400]);
  });

  it('413 a body beyond the limit', async () => {
    test = await testApp({ site });
    const payload = { ...initialize, padding: 'x'.repeat(70_000) };
    const response = await test.app.inject({ method: 'POST', url: '/mcp', payload, headers });
    expect(response.statusCode).toBe(413);
  });

  it('429 with Retry-After past the limit of a minute', async () => {
    const limits = {
      formsPerMinute: null,
      globalPerMinute: null,
      keyPerMinute: 1,
    };
    test = await testApp({ site, config: { limits } });
    const call = () =>
      test.app.inject({ method: 'POST', url: '/mcp', payload: initialize, headers });
    expect((await call()).statusCode).toBe(200);
    const response = await call();
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });
});
