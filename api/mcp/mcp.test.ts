// Long: one protocol, over the same app.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../app-suite/app-for-test.ts';

const host = 'http://localhost:3000';
const long = Array.from({ length: 2_000 }, (_, at) => `Line ${at} of a long page.`).join('\n');
const site = {
  'developers/guides/webhooks.md': `# Webhooks\n\n[Errors](${host}/developers/guides/errors)\n\n## Verify the signature\n\nCompare it in constant time.\n\n\`\`\`sh\n# not a heading\n\`\`\`\n\n## Retries\n\nFor days.\n`,
  'developers/guides/quickstart.md': `# Quickstart\n\n${long}\n`,
  'developers/reference/get-started.md': '# Get started\n\nStart the server.\n',
  'developers/reference/contacts.md': '# Contacts\n\n## Save\n\n- `email`: string\n',
  'llms.txt': '# Documentation\n',
  'secret.md': 'secret',
  'developers/search.json': JSON.stringify([
    { kind: 'page', title: 'Webhooks', href: '/developers/guides/webhooks', aside: '', text: '' },
    {
      kind: 'section',
      title: 'Verify the signature',
      href: '/developers/guides/webhooks#verify-the-signature',
      of: 'Webhooks',
      aside: 'Guide',
      text: `Compare it with ${host} in constant time.`,
    },
    {
      kind: 'page',
      title: 'Contacts',
      href: '/developers/reference/contacts',
      aside: '',
      text: '',
    },
    {
      kind: 'call',
      title: 'Save',
      href: '/developers/reference/contacts#saveContact',
      type: 'POST /v1/contacts',
      aside: 'Contacts',
      text: '',
    },
  ]),
  'openapi.json': JSON.stringify({
    paths: {
      '/v1/contacts': {
        post: { operationId: 'saveContact', summary: 'Save', schema: ref('Contact') },
        get: { operationId: 'listContacts', summary: 'List' },
      },
      '/v1/contacts/{id}': { get: { operationId: 'readContact', summary: 'Read' } },
      '/v1/contacts/batch': { get: { operationId: 'batch', summary: 'Batch' } },
    },
    components: {
      schemas: { Contact: { of: [ref('Name')] }, Name: { of: ref('Contact') }, Other: {} },
    },
  }),
};

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

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
let address: string;
afterEach(async () => {
  await client?.close();
  await test.close();
});

async function connect(files: Record<string, string> | undefined) {
  test = await testApp(files ? { site: files } : {});
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
}

async function ask(name: string, args: Record<string, string | number>) {
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

  it('introduces itself with a list of the pages', () => {
    expect(client.getInstructions()).toContain(
      `- Webhooks: ${address}/developers/guides/webhooks\n`,
    );
    expect(client.getInstructions()).not.toContain('Verify');
  });

  it.each(['verfy signature', 'verifying webhooks', 'signing'])(
    'finds a section by %j',
    async (query) => {
      const { text } = await ask('search_docs', { query });
      const [first] = JSON.parse(text);
      expect(first).toEqual({
        address: `${address}/developers/guides/webhooks#verify-the-signature`,
        title: 'Verify the signature',
        of: 'Webhooks',
        text: `Compare it with ${address} in constant time.`,
      });
    },
  );

  it.each(['xylophone', '%', '__proto__'])('finds nothing by %j', async (query) => {
    expect(await ask('search_docs', { query })).toEqual({
      text: `Nothing fits "${query}".`,
      isError: false,
    });
  });

  it.each([
    '/developers/guides/webhooks',
    'developers/guides/webhooks.md',
    '/developers/guides/webhooks/',
    'https://forms.example/developers/guides/webhooks?utm_source=x',
    '/developers/guides/webhooks#nowhere',
  ])('reads the page %s, with links that lead here', async (path) => {
    const page = await ask('read_page', { path });
    const text = site['developers/guides/webhooks.md'].replace(host, address);
    expect(page).toEqual({ text, isError: false });
  });

  it.each([
    ['/developers', '# Get started'],
    ['https://forms.example/developers/', '# Get started'],
    ['/developers/guides', '# Get started'],
    ['/llms.txt', '# Documentation'],
  ])('reads %s', async (path, start) => {
    expect((await ask('read_page', { path })).text.startsWith(start)).toBe(true);
  });

  it.each([
    ['/developers/guides/webhooks#verify-the-signature', '## Verify the signature', 'Retries'],
    [
      'http://a.example/developers/reference/contacts.md#saveContact.email',
      '## Save',
      '# Contacts',
    ],
  ])('reads the section %s', async (path, included, excluded) => {
    const { text } = await ask('read_page', { path });
    expect(text).toMatch(/^Section of /);
    expect(text).toContain(included);
    expect(text).not.toContain(`\n${excluded}`);
  });

  it('reads a long page in parts of at most 16,000 characters', async () => {
    const parts: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { text } = await ask('read_page', { path: '/developers/guides/quickstart', offset });
      expect(text.length).toBeLessThanOrEqual(16_000);
      parts.push(text.replace(/\n\n\[Characters .+\]$/, ''));
      const next = / offset (\d+)\.\]$/.exec(text)?.[1];
      offset = next === undefined ? undefined : Number(next);
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('\n')).toBe(site['developers/guides/quickstart.md']);
    expect(await ask('read_page', { path: '/developers/guides/quickstart', offset: 1e6 })).toEqual({
      text: 'There is no text at offset 1000000.',
      isError: true,
    });
  });

  it.each([
    [{ operation_id: 'saveContact' }, 'POST /v1/contacts'],
    [{ method: 'post', path: '/v1/contacts' }, 'POST /v1/contacts'],
    [{ method: 'GET', path: 'https://api.example/v1/contacts/?limit=2' }, 'GET /v1/contacts'],
    [{ method: 'GET', path: '/v1/contacts/019a9f3e' }, 'GET /v1/contacts/{id}'],
    [{ path: 'v1/contacts/{id}' }, 'GET /v1/contacts/{id}'],
    [{ method: 'GET', path: '/v1/contacts/batch' }, 'GET /v1/contacts/batch'],
  ])('reads the operation %j', async (args, name) => {
    const { text } = await ask('read_operation', args);
    const { method, path } = JSON.parse(text);
    expect(`${method} ${path}`).toBe(name);
  });

  it('reads the components to which an operation refers, and no others', async () => {
    const { text } = await ask('read_operation', { operation_id: 'saveContact' });
    expect(Object.keys(JSON.parse(text).components.schemas)).toEqual(['Contact', 'Name']);
  });

  it.each([
    ['read_page', { path: '/../../etc/passwd' }],
    ['read_page', { path: '/developers/guides/none' }],
    ['read_page', { path: '/secret' }],
    ['read_page', { path: '%' }],
    ['read_operation', { operation_id: '__proto__' }],
    ['read_operation', { method: 'DELETE', path: '/v1/contacts' }],
    ['read_operation', { path: '/v1/contacts' }],
  ])('%s %j is an error that names the cause and what exists', async (name, args) => {
    const response = await ask(name, args);
    expect(response).toMatchObject({ isError: true, text: expect.stringContaining('There is no') });
    expect(response.text).toMatch(/webhooks|POST \/v1\/contacts/);
  });

  it('asks for the name of an operation', async () => {
    const { text, isError } = await ask('read_operation', { method: 'POST' });
    expect([text.startsWith('There is no operation POST'), isError]).toEqual([true, true]);
    expect((await ask('read_operation', {})).text).toMatch(/^Name an operation/);
  });
});

const none = { app: '', guest: '', api: '', messaging: '', users: '', sales: '', modules: '' };

it('leads to SITE_URL if it is set', async () => {
  test = await testApp({
    site,
    config: { bases: { ...none, site: 'https://docs.example' } },
  });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
  expect(client.getInstructions()).toContain('https://docs.example/developers/guides/webhooks');
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
