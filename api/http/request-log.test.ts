import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { errorPage, testApp } from '../app-suite/app-for-test.ts';

describe('the log', () => {
  it.each(['/healthz', '/readyz'])(
    'contains GET %s, which proxies send all the time, at debug only',
    async (url) => {
      const lines: string[] = [];
      const stream = { write: (line: string) => lines.push(line) };
      const test = await testApp({ logger: { level: 'info', stream } });
      await test.app.inject({ url });
      await test.app.inject({ url: '/modules' });
      await test.close();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('"route":"/modules"');
    },
  );

  it('contains the route and status of each response, and no personal data', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
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
});
