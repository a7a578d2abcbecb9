import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { outbound } from './outbound.ts';

const userAgent = 'Grovemail (+https://grovemail.example/)';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a response', () => {
  it('comes with status, headers and bytes from an allowed host and port', async () => {
    const { url, allow } = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(201, { 'x-seen': String(request.headers['x-mark']) });
        response.end(`${request.method} ${request.url} ${Buffer.concat(chunks)}`);
      });
    });
    const reply = await outbound({ allow, userAgent })({
      url: `${url}/hook?x=1`,
      method: 'POST',
      headers: { 'x-mark': 'here' },
      body: 'Grüße',
    });
    expect(reply.status).toBe(201);
    expect(reply.headers['x-seen']).toBe('here');
    expect(reply.body.toString()).toBe('POST /hook?x=1 Grüße');
  });

  it('is asked for with manners, which a caller can only add to', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const { url, allow } = await serve((request, response) => {
      seen.push(request.headers);
      response.end();
    });
    const request = outbound({ allow, userAgent });
    await request({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'ü',
    });
    await request({ url, method: 'GET', headers: { accept: 'application/pdf' } });
    await request({ url, method: 'POST' });
    const { host } = new URL(url);
    const always = {
      host,
      'user-agent': userAgent,
      'accept-encoding': 'identity',
      connection: 'close',
    };
    expect(seen).toEqual([
      { ...always, accept: '*/*', 'content-type': 'application/json', 'content-length': '2' },
      { ...always, accept: 'application/pdf' },
      { ...always, accept: '*/*', 'content-length': '0' },
    ]);
  });

  it.each([
    ['120', 120_000],
    [new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
    ['999999999', 24 * 3_600_000],
    ['soon', 0],
    [undefined, 0],
  ])('with Retry-After %j asks for a wait of %i ms', async (given, wait) => {
    const { url, allow } = await serve((_request, response) => {
      response.writeHead(503, given === undefined ? {} : { 'retry-after': given }).end();
    });
    const { retryAfter } = await outbound({ allow, userAgent })({ url, method: 'GET' });
    expect(Math.abs(retryAfter - wait)).toBeLessThan(10_000);
  });

  it('that is ignored arrives whole if it is short', async () => {
    const closed: boolean[] = [];
    const { url, allow } = await serve((_request, response) => {
      response.on('close', () => closed.push(response.writableFinished));
      response.writeHead(200).flushHeaders();
      setTimeout(() => response.end('received'), 50);
    });
    await outbound({ allow, userAgent })({ url, method: 'POST', maxBytes: 0 });
    await expect.poll(() => closed).toEqual([true]);
  });

  it('that redirects is not followed', async () => {
    let asked = 0;
    const { url, allow } = await serve((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    const reply = await outbound({ allow, userAgent })({ url, method: 'GET' });
    expect([reply.status, asked]).toEqual([302, 1]);
  });

  it('longer than `maxBytes` is an error, however it is sent', async () => {
    const { url, allow } = await serve((_request, response) => {
      response.write('x'.repeat(40_000));
      response.end('x'.repeat(40_000));
    });
    const request = outbound({ allow, userAgent });
    await expect(request({ url, method: 'GET' })).rejects.toMatchObject({ code: 'too_large' });
    expect((await request({ url, method: 'GET', maxBytes: 80_000 })).body).toHaveLength(80_000);
  });

  it('of any length is accepted with `maxBytes: 0`', async () => {
    const { url, allow } = await serve((_request, response) => {
      response.writeHead(200);
      // The response never ends, so it must not be read.
      response.write('x'.repeat(100_000));
    });
    const reply = await outbound({ allow, userAgent })({ url, method: 'GET', maxBytes: 0 });
    expect([reply.status, reply.body.length]).toEqual([200, 0]);
  });
});

describe('no response', () => {
  it('in time is an error, before the headers and after them', async () => {
    const silent = await serve(() => {});
    const half = await serve((_request, response) => {
      response.writeHead(200);
      response.write('x');
    });
    for (const { url, allow } of [silent, half]) {
      await expect(
        outbound({ allow, userAgent })({ url, method: 'GET', timeoutMs: 100 }),
      ).rejects.toMatchObject({ code: 'timeout' });
    }
  });

  it('from a resolver that never responds times out', async () => {
    const request = outbound({ allow: [], userAgent, resolve: () => new Promise(() => {}) });
    await expect(
      request({ url: 'https://slow.example/', method: 'GET', timeoutMs: 50 }),
    ).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is waited for once the caller gives up', async () => {
    const { url, allow } = await serve(() => {});
    const stop = new AbortController();
    const reply = outbound({ allow, userAgent })({ url, method: 'GET', signal: stop.signal });
    stop.abort();
    await expect(reply).rejects.toMatchObject({ code: 'timeout' });
  });

  it('where nobody listens names the host and no more', async () => {
    const { url, allow } = await serve(() => {});
    servers.pop()?.close();
    const reply = outbound({ allow, userAgent })({
      url: `${url}/secret?token=secret`,
      method: 'GET',
    });
    await expect(reply).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.not.stringContaining('secret'),
    });
  });

  it.each([
    ['a header with a line break', { headers: { 'x-a': 'b\r\nx-c: d' } }],
    ['a header name with a space', { headers: { 'x a': 'b' } }],
    ['a method with a line break', { method: 'GET /\r\nx' }],
  ])('is asked for with %s', async (_, wrong) => {
    const { url, allow } = await serve((_request, response) => void response.end());
    await expect(
      outbound({ allow, userAgent })({ url, method: 'GET', ...wrong }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('the allowed host and port', () => {
  it('opens no other port, host or spelling', async () => {
    const { url, allow } = await serve((_request, response) => void response.end());
    const request = outbound({ allow, userAgent });
    const port = Number(new URL(url).port);
    for (const other of [
      `http://127.0.0.1:${port + 1}/`,
      `http://127.0.0.2:${port}/`,
      `http://localhost:${port}/`,
      `http://user@127.0.0.1:${port}/`,
      `ftp://127.0.0.1:${port}/`,
    ]) {
      await expect(request({ url: other, method: 'GET' })).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect((await request({ url, method: 'GET' })).status).toBe(200);
  });
});

async function serve(listener: RequestListener): Promise<{ url: string; allow: string[] }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, allow: [`127.0.0.1:${port}`] };
}
