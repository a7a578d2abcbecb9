import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSubscriber, rememberAsked, subscriberToAsk } from './push-question.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const email = 'ada obi+news@mail.example';
let held: Map<string, string>;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('G4 whom to ask about notifications', () => {
  it.each([
    ['nobody on the visit of the sign-up', 0, null],
    ['nobody on the same day', day - 1, null],
    ['who signed up the day before', day, email],
    ['who signed up a month ago', 30 * day, email],
    ['nobody later', 30 * day + 1, null],
    ['nobody whose clock was set back', -1, null],
  ])('%s', (_, later, asked) => {
    keepSubscriber(email, start);
    expect(subscriberToAsk(start + later)).toBe(asked);
  });

  it('nobody who has not signed up here', () => {
    expect(subscriberToAsk(start)).toBeNull();
  });

  it('forgets an address that was kept for a month', () => {
    keepSubscriber(email, start);
    subscriberToAsk(start + 31 * day);
    expect(held).toEqual(new Map());
  });

  it('asks once: an answer forgets the address, and half a year keeps no other', () => {
    keepSubscriber(email, start);
    rememberAsked(start + day);
    expect(subscriberToAsk(start + 2 * day)).toBeNull();
    expect([...held.keys()]).toEqual(['push-asked']);
    keepSubscriber(email, start + 180 * day);
    expect([...held.keys()]).toEqual(['push-asked']);
    keepSubscriber(email, start + 181 * day);
    expect(subscriberToAsk(start + 182 * day)).toBe(email);
  });

  it.each(['', 'ada@mail.example', 'x ada@mail.example', '12'])('ignores "%s"', (text) => {
    held.set('subscribed', text);
    expect(subscriberToAsk(start)).toBeNull();
  });

  it('keeps and asks nothing where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    keepSubscriber(email, start);
    expect(subscriberToAsk(start + day)).toBeNull();
  });
});
