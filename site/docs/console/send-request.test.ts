import { hostileStrings } from '@grovemail/domain/samples/any-body-for-test.ts';
import type { SampleRequest } from '@grovemail/domain/samples/sample-request.ts';
import { describe, expect, it } from 'vitest';
import { sendRequest } from './send-request.ts';

const request: SampleRequest = {
  method: 'POST',
  base: 'https://api.shop.example',
  path: '/v1/contacts/{id}',
  params: { id: 'a b/c' },
  query: { limit: '2' },
  headers: { 'Idempotency-Key': 'k' },
  key: { variable: 'API_KEY', value: 'gm_test_1' },
  body: { email: 'ada@shop.example' },
};

async function sent(given: SampleRequest, response: Response | Error = Response.json({})) {
  const calls: [string, RequestInit][] = [];
  const result = await sendRequest(given, '', async (url, init) => {
    calls.push([String(url), init ?? {}]);
    if (response instanceof Error) throw response;
    return response;
  });
  return { result, url: calls[0]?.[0], init: calls[0]?.[1] };
}

describe('the request', () => {
  it('is sent as the sample shows it', async () => {
    const { url, init } = await sent(request);
    expect(url).toBe('https://api.shop.example/v1/contacts/a%20b%2Fc?limit=2');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: {
        'Idempotency-Key': 'k',
        authorization: 'Bearer gm_test_1',
        'content-type': 'application/json',
      },
      body: '{\n  "email": "ada@shop.example"\n}',
    });
  });

  it.each(hostileStrings)('sends %j unchanged', async (text) => {
    const { init } = await sent({ ...request, body: { email: text, [text]: [text] } });
    expect(JSON.parse(String(init?.body))).toEqual({ email: text, [text]: [text] });
  });

  it('has neither body nor content type if the call takes none', async () => {
    const { body: _, key: __, headers: ___, ...bare } = request;
    const { init } = await sent({ ...bare, method: 'GET' });
    expect(init).toMatchObject({ method: 'GET', headers: {} });
    expect(init).not.toHaveProperty('body');
  });
});

describe('the response', () => {
  it('is shown completely, with its size and headers', async () => {
    const text = '{"error":null,"payload":{"data":{"id":"ü"}}}';
    const response = new Response(text, { status: 200, headers: { 'Request-Id': 'r' } });
    const { result } = await sent(request, response);
    expect(result).toMatchObject({
      status: 200,
      reason: 'OK',
      bytes: 45,
      apiError: null,
      payload: { data: { id: 'ü' } },
      text: JSON.stringify(JSON.parse(text), null, 2),
    });
    expect(result?.headers).toContainEqual(['request-id', 'r']);
  });

  it('includes a apiError with its code and its faults', async () => {
    const faults = [{ param: 'email', message: 'is required.' }, { param: 7 }, null, 'x'];
    const body = { error: 'No.', payload: null, code: 'invalid_request', faults };
    const { result } = await sent(request, Response.json(body, { status: 400 }));
    expect(result?.apiError).toEqual({
      error: 'No.',
      code: 'invalid_request',
      faults: [{ param: 'email', message: 'is required.' }],
    });
  });

  it.each(['../login', 'javascript:alert(1)', '<b>', 7, null])(
    'names no page for the code %j',
    async (code) => {
      const body = { error: 'No.', payload: null, code };
      const { result } = await sent(request, Response.json(body, { status: 400 }));
      expect(result?.apiError?.code).toBe('');
    },
  );

  it.each(['<html>', '', 'null', '[]', '7'])('shows %j unchanged', async (text) => {
    const { result } = await sent(request, new Response(text, { status: 502 }));
    expect(result).toMatchObject({ status: 502, text, apiError: null });
  });

  it('is null on a network error', async () => {
    expect((await sent(request, new TypeError('Failed to fetch'))).result).toBeNull();
  });
});
