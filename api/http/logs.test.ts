import { describe, expect, it } from 'vitest';
import { errorPage, testApp } from '../app-suite/app-for-test.ts';

describe('the log', () => {
  it.each(['/healthz', '/readyz'])(
    'contains GET %s, which proxies send all the time, at debug only',
    async (url) => {
      const { lines, stream } = logLines();
      const test = await testApp({ logger: { level: 'info', stream } });
      await test.app.inject({ url });
      await test.app.inject({ url: '/modules' });
      await test.close();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('"route":"/modules"');
    },
  );

  it('contains the route and status of each response, and no personal data', async () => {
    const { lines, stream } = logLines();
    const test = await testApp({ logger: { level: 'trace', stream }, site: errorPage });
    await test.app.inject({
      method: 'POST',
      url: '/guests/enquiry',
      payload: { fullname: 'Ada', email: 'ada@b.co', subject: 'Hello', body: 'There' },
      headers: { 'user-agent': 'secret-agent' },
      remoteAddress: '203.0.113.77',
    });
    await test.app.inject({ url: '/api/contacts/pk_test/capture/?email=ada%40b.co' });
    await test.app.inject({ url: '/unsubscription/a.b.c.d/ada@b.co/7' });
    await test.app.inject({ url: '/api/contacts/ada@b.co/%zz' });

    await test.close();
    const text = lines.join('');
    expect(text).toContain('"route":"/guests/enquiry"');
    expect(text).toContain('"route":"/api/contacts/:key/capture/"');
    expect(text).not.toMatch(/Ada|ada@|ada%40|b\.co|203\.0\.113|secret-agent|pk_test|There/);
  });

  it.each([
    ['off', false, 1],
    ['a number', 1, 0],
    ['addresses', ['10.0.0.1'], 0],
  ] as const)(
    'warns of X-Forwarded-For with TRUST_PROXY %s (%j) %i times',
    async (_, set, times) => {
      const { lines, stream } = logLines();
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
});

function logLines() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => lines.push(line) } };
}
