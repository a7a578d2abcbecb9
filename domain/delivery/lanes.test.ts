import { describe, expect, it } from 'vitest';
import { pauseAfter } from './delivery-limits.ts';
import { endpointOf, lane, laneNames, laneOf } from './lanes.ts';

describe('a topic', () => {
  it('is in one lane only', () => {
    const topics = laneNames.flatMap((name) => lane(name).topics);
    expect(new Set(topics).size).toBe(topics.length);
    for (const name of laneNames) {
      for (const topic of lane(name).topics) expect(laneOf(topic)).toBe(name);
    }
  });

  it.each(['', 'a', '__proto__', 'lead', 'lead.notify '])(
    'that only another version knows goes with the mails: %j',
    (topic) => expect(laneOf(topic)).toBe('mails'),
  );
});

describe('an endpoint', () => {
  it.each([
    ['event.webhook', { webhookId: 'a', eventId: 'b' }, 'a'],
    ['webhook.send', { webhookId: 'a', data: {} }, 'a'],
    ['webhook.send', {}, 'undefined'],
    ['notice.webhook', { recordId: 'a', kind: 'lead' }, 'notice'],
    ['lead.notify', { webhookId: 'a' }, null],
    ['push.send', { service: 'push.example' }, 'push.example'],
    ['transactional.attached', { source: 'key files.example' }, 'key files.example'],
    ['transactional.send', { transactionalId: 'a', key: 'b' }, 'key b'],
    ['transactional.copy', { copyId: 'a', key: 'b' }, 'key b'],
    ['transactional.report', { transactionalId: 'a', key: 'b' }, null],
    ['unknown', { webhookId: 'a' }, null],
  ])('of %s with %j is %j', (topic, payload, endpoint) => {
    expect(endpointOf({ topic, payload })).toBe(endpoint);
  });

  it('is paused after five failures in a row, longer after each, for six hours at most', () => {
    const minutes = Array.from({ length: 12 }, (_, at) => pauseAfter(at) / 60_000);
    expect(minutes).toEqual([0, 0, 0, 0, 0, 1, 5, 30, 60, 180, 360, 360]);
  });
});
