import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The calls of section 7 of the specification. */
export type SpecifiedCall =
  | 'modules'
  | 'capture'
  | 'enquiry'
  | 'unsubscribe'
  | 'demos'
  | 'leads'
  | 'pushAction'
  | 'pushContact';

/** A response; by default status 200 and JSON. `hang` never responds, `abort` closes the connection. */
export type Reply =
  | { status?: number; json: unknown }
  | { status?: number; text: string; type?: string }
  | 'hang'
  | 'abort';

export interface RecordedRequest {
  /** Null for a request that section 7 does not name; it gets a 404 without CORS headers. */
  call: SpecifiedCall | null;
  /** `OPTIONS` for a preflight. */
  method: string;
  path: string;
  /** Raw, without `?`. */
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface RecordingServer {
  /** Without trailing slash. */
  url: string;
  /** Every request so far, preflights included, in order of arrival. */
  requests: RecordedRequest[];
  stop(): Promise<void>;
}

/** A reply for each call, read for each request. */
export type Replies = Partial<Record<SpecifiedCall, Reply>>;

/**
 * A server that implements section 7 of the specification and nothing more: pages of any origin may read its
 * responses (CORS `*`), and send `content-type` and `authorization`, but no other header.
 * @param options.responses those that differ from a success
 */
export async function startRecordingServer({
  responses = {},
}: {
  responses?: Replies;
} = {}): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const recorded = await record(request);
    requests.push(recorded);
    reply(recorded, response, responses);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The headers of a request that its page chose; the others are the browser's own. */
export function chosenHeaders({ headers }: RecordedRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !browserHeaders.includes(name) && !/^(sec-|access-control-request-)/.test(name),
    ),
  );
}

const browserHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'dnt',
  'cache-control',
  'host',
  'origin',
  'pragma',
  'priority',
  'referer',
  'user-agent',
  'upgrade-insecure-requests',
];

const calls: Readonly<Record<SpecifiedCall, { method: string; path: RegExp; success: unknown }>> = {
  modules: {
    method: 'GET',
    path: /^\/modules$/,
    success: { error: null, payload: { data: [], meta: { size: 0 } } },
  },
  capture: {
    method: 'GET',
    path: /^\/api\/contacts\/[^/]+\/capture\/$/,
    success: { error: null, payload: null },
  },
  enquiry: {
    method: 'POST',
    path: /^\/guests\/enquiry$/,
    success: { error: null, payload: { message: 'Received by the service.' } },
  },
  unsubscribe: {
    method: 'PUT',
    path: /^\/guests\/unsubscribe\/[^/]+$/,
    success: { error: null, payload: null },
  },
  demos: { method: 'POST', path: /^\/demos$/, success: { error: null, payload: { id: '1' } } },
  leads: {
    method: 'POST',
    path: /^\/leads$/,
    success: { error: null, payload: { data: { id: '1' } } },
  },
  pushAction: {
    method: 'GET',
    path: /^\/webhooks\/push\/web\/[^/]+$/,
    success: { error: null, payload: null },
  },
  pushContact: {
    method: 'POST',
    path: /^\/api\/contacts$/,
    success: { error: null, payload: { data: { id: '1' } } },
  },
};

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const { method = '', url = '', headers } = request;
  const [path = '', ...query] = url.split('?');
  const wanted = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
  const found = Object.entries(calls).find(
    ([, call]) => call.method === wanted && call.path.test(path),
  );
  const body = await text(request).catch(() => '');
  const call = (found?.[0] as SpecifiedCall | undefined) ?? null;
  return { call, method, path, query: query.join('?'), headers, body };
}

function reply({ call, method }: RecordedRequest, response: ServerResponse, responses: Replies) {
  // Browsers repeat by themselves what was cut off on a connection that they had used before.
  response.setHeader('connection', 'close');
  if (call === null) return response.writeHead(404).end();
  response.setHeader('access-control-allow-origin', '*');
  if (method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', calls[call].method);
    response.setHeader('access-control-allow-headers', 'content-type, authorization');
    return response.writeHead(204).end();
  }
  const given = responses[call] ?? { json: calls[call].success };
  if (given === 'hang') return;
  if (given === 'abort') return response.destroy();
  const isJson = 'json' in given;
  const type = isJson ? 'application/json' : (given.type ?? 'text/html');
  response.writeHead(given.status ?? 200, { 'content-type': type });
  response.end(isJson ? JSON.stringify(given.json) : given.text);
}
