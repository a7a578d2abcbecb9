import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  chosenHeaders,
  type RecordingServer,
  type Replies,
  startRecordingServer,
} from './recording-server.ts';

let server: RecordingServer;
let responses: Replies;

beforeEach(async () => {
  responses = {};
  server = await startRecordingServer({ responses });
});
afterEach(() => server.stop());

it('records what a call sends, and responds with a success', async () => {
  const body = JSON.stringify({ type: 'demo' });
  const headers = { 'content-type': 'application/json', 'idempotency-key': '1' };
  const response = await fetch(`${server.url}/demos`, { method: 'POST', body, headers });
  expect(await response.json()).toEqual({ error: null, payload: { id: '1' } });
  expect(server.requests).toMatchObject([{ call: 'demos', method: 'POST', path: '/demos', body }]);
  expect(server.requests.map(chosenHeaders)).toEqual([headers]);
});

it('allows pages of any origin the two specified headers', async () => {
  const headers = { 'access-control-request-method': 'PUT' };
  const url = `${server.url}/guests/unsubscribe/a.b.c.d?contact_email=a`;
  const preflight = await fetch(url, { method: 'OPTIONS', headers });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, authorization');
  expect(server.requests).toMatchObject([
    { call: 'unsubscribe', method: 'OPTIONS', query: 'contact_email=a' },
  ]);
});

it('implements no other call', async () => {
  const response = await fetch(`${server.url}/guests/form-token`);
  expect(response.status).toBe(404);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(server.requests).toMatchObject([{ call: null, path: '/guests/form-token' }]);
});

it('responds as configured, by then', async () => {
  const call = () => fetch(`${server.url}/guests/enquiry`, { method: 'POST' });
  responses.enquiry = { status: 502, text: '<h1>Bad gateway</h1>' };
  const failed = await call();
  expect([failed.status, await failed.text()]).toEqual([502, '<h1>Bad gateway</h1>']);
  responses.enquiry = { json: {} };
  expect(await (await call()).json()).toEqual({});
  responses.enquiry = 'abort';
  await expect(call()).rejects.toThrow();
});
