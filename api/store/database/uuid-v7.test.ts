import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidV7Maker } from './uuid-v7.ts';

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('matches the example in RFC 9562 appendix A.6', () => {
  const random = Buffer.from('00000000000004c318c4dc0c0c07398f', 'hex');
  const make = uuidV7Maker(
    () => 0x017f22e279b0,
    () => random,
  );
  // The example's counter starts with a set bit, which ours leaves clear.
  expect(make()).toBe('017f22e2-79b0-74c3-98c4-dc0c0c07398f');
});

it('ascends even when the clock steps back or does not move', () => {
  const clock = fc.array(fc.integer({ min: 0, max: 2 ** 48 - 10_000 }), { minLength: 1 });
  fc.assert(
    fc.property(clock, (times) => {
      let at = 0;
      const make = uuidV7Maker(() => times[at++] ?? 0);
      const ids = times.map(make);
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(shape);
    }),
  );
});

it('overflows a full millisecond without repeating or going back', () => {
  const make = uuidV7Maker(() => 1_000);
  const ids = Array.from({ length: 10_000 }, make);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(shape);
});

it('has the time in its first 48 bits', () => {
  const time = Date.parse('2026-11-21T08:00:00Z');
  const id = uuidV7Maker(() => time)();
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(time);
});

it('differs between two generators at the same time', () => {
  const make = () => uuidV7Maker(() => 1_000)();
  expect(new Set(Array.from({ length: 1_000 }, make)).size).toBe(1_000);
});

it('never uses random bytes twice', () => {
  let time = 0;
  const make = uuidV7Maker(() => time++);
  const random = Array.from({ length: 10_000 }, () => make().slice(19));
  expect(new Set(random).size).toBe(10_000);
});
