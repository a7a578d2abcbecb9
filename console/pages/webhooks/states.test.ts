import type { WebhookItem } from '@grovemail/contract/console/webhooks.ts';
import { expect, it } from 'vitest';
import { nextTry, shortAddress, subscriptions, webhooksStatus, whyItFails } from './states.ts';

const now = Date.UTC(2026, 10, 28, 12);
const failing = {
  failures: 5,
  since: now - 60_000,
  nextTryAt: now + 60_000,
  error: 'It said 503.',
};
const webhook = (state: WebhookItem['state']): WebhookItem => ({
  id: '1',
  url: 'https://shop.example/',
  events: ['*'],
  types: ['mail.sent'],
  createdAt: 0,
  state,
  failing: state === 'ok' ? null : failing,
});

it('how things stand, in words', () => {
  expect(webhooksStatus([webhook('ok')])).toBe('1 webhook');
  const all = [webhook('ok'), webhook('paused'), webhook('disabled'), webhook('disabled')];
  expect(webhooksStatus(all)).toBe('4 webhooks, one paused, 2 gone');
});

it('why one fails, and when it is tried again', () => {
  expect(nextTry(webhook('ok'), now) + whyItFails(webhook('ok'), now)).toBe('');
  expect(nextTry(webhook('paused'), now)).toMatch(/^next try \d\d:\d\d$/);
  expect(whyItFails(webhook('paused'), now)).toMatch(
    /^5 failures in a row since .+\. Paused; the next try is at .+\. It said 503\.$/,
  );
  const gone = { state: 'disabled', failing: { ...failing, nextTryAt: null } } as const;
  expect(whyItFails(gone, now)).toContain('until you send a test');
});

it.each([
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example:8443/hooks?x=1', 'shop.example:8443/hooks?x=1'],
  ['https://shop.example/?x=1', 'shop.example/?x=1'],
])('%s is shown without what all have', (url, shown) => {
  expect(shortAddress(url)).toBe(shown);
});

it('every event is called so', () => {
  expect(subscriptions(webhook('ok'))).toBe('every event, mail.sent');
});
