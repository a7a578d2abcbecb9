import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../browser/call-api.ts';
import { sendAcrossLeaving } from './send-across-leaving.ts';

const failed: Result = { kind: 'failed' };
const accepted: Result = { kind: 'accepted', payload: 1 };
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fire = (type: string) => page.dispatchEvent(new Event(type));

it.each([
  ['before the failure is known', ['pagehide', 'pageshow'], []],
  ['after it', ['pagehide'], ['pageshow']],
])('D21 sends again when the page was left and is back %s', async (_, before, after) => {
  const send = vi
    .fn<() => Promise<Result>>()
    .mockImplementationOnce(async () => {
      before.forEach(fire);
      return failed;
    })
    .mockResolvedValueOnce(accepted);
  const sent = sendAcrossLeaving(send);
  await vi.runAllTimersAsync();
  after.forEach(fire);
  expect(await sent).toBe(accepted);
});

it('D21 sends once what must not be sent twice', async () => {
  const send = vi.fn(async () => {
    fire('pagehide');
    return failed;
  });
  const sent = sendAcrossLeaving(send, false);
  await vi.runAllTimersAsync();
  fire('pageshow');
  expect(await sent).toBe(failed);
  expect(send).toHaveBeenCalledTimes(1);
});

it('D21 never settles on a page that was left and does not return', async () => {
  const ended = vi.fn();
  void sendAcrossLeaving(async () => {
    fire('pagehide');
    return failed;
  }).then(ended);
  await vi.runAllTimersAsync();
  expect(ended).not.toHaveBeenCalled();
});

it('sends once if the page stayed, or if the response arrived anyway', async () => {
  const send = vi.fn(async () => failed);
  const sent = sendAcrossLeaving(send);
  await vi.runAllTimersAsync();
  expect(await sent).toBe(failed);
  fire('pagehide');
  expect(send).toHaveBeenCalledTimes(1);

  const sendThenLeave = vi.fn(async () => {
    fire('pagehide');
    return accepted;
  });
  expect(await sendAcrossLeaving(sendThenLeave)).toBe(accepted);
  expect(sendThenLeave).toHaveBeenCalledTimes(1);
});
