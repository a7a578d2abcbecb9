import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup } from './guarded-lookup.ts';

const outside = { address: '93.184.215.14', family: 4 };
const inside = { address: '127.0.0.1', family: 4 };

describe('a name that rebinds (S10)', () => {
  it('is resolved once, and the socket connects to the address that was checked', async () => {
    let asked = 0;
    const lookup = guardedLookup(async () => [asked++ === 0 ? outside : inside]);
    expect(await resultOf(lookup, { all: true })).toEqual([outside]);
    expect(asked).toBe(1);
    await expect(resultOf(lookup, { all: true })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('returns one address unless all are requested', async () => {
    const lookup = guardedLookup(async () => [outside, { address: '1.1.1.1', family: 4 }]);
    expect(await resultOf(lookup, {})).toBe(outside.address);
  });

  it('is rejected when any of its addresses is private', async () => {
    const lookup = guardedLookup(async () => [outside, inside]);
    await expect(resultOf(lookup, {})).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('passes on the error of the resolver', async () => {
    const lookup = guardedLookup(() =>
      Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    );
    await expect(resultOf(lookup, {})).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});

function resultOf(lookup: ReturnType<typeof guardedLookup>, options: { all?: boolean }) {
  return new Promise<string | LookupAddress[]>((resolve, reject) => {
    lookup('rebind.example', options, (error, found) => (error ? reject(error) : resolve(found)));
  });
}
