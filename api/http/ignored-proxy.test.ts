import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { testApp } from '../app-suite/app-for-test.ts';

it.each([
  ['off', false, 1],
  ['a number', 1, 0],
  ['addresses', ['10.0.0.1'], 0],
] as const)(
  'X-Forwarded-For with TRUST_PROXY %s (%j): warned of %i times',
  async (_, set, times) => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const trustProxy = typeof set === 'object' ? [...set] : set;
    const config = { server: { trustProxy } };
    const test = await testApp({ logger: { level: 'warn', stream }, config });
    await test.app.inject({ url: '/modules' });
    expect(lines).toEqual([]);
    for (let at = 0; at < 3; at += 1) {
      await test.app.inject({ url: '/modules', headers: { 'x-forwarded-for': '203.0.113.7' } });
    }
    await test.close();
    expect(lines.filter((line) => line.includes('TRUST_PROXY is off'))).toHaveLength(times);
  },
);
