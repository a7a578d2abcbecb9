import { describe, expect, it } from 'vitest';
import { sharedScripts } from '../../contract/site-paths.ts';
import { brotliSize, read } from './built-site.ts';

describe.each([sharedScripts.client, sharedScripts.worker])('%s', (path) => {
  const source = read(path).toString();

  it('has at most 3.25 KiB uncompressed', () => {
    expect(read(path).length).toBeLessThanOrEqual(3.25 * 1024);
    expect(brotliSize(source)).toBeLessThan(read(path).length / 2);
  });

  it('is a classic script without imports or globals of its own', () => {
    expect(source).toMatch(/^\(function\(\)\{[\s\S]*\}\)\(\);?\s*$/);
    expect(source).not.toMatch(/\b(import|export)\b/);
  });
});

describe('the worker', () => {
  it('G5 has no fetch listener, which would delay pages', () => {
    const source = read(sharedScripts.worker).toString();
    const events = [...source.matchAll(/addEventListener\([`'"](\w+)/g)].map(([, name]) => name);
    expect(events.sort()).toEqual([
      'install',
      'notificationclick',
      'notificationclose',
      'push',
      'pushsubscriptionchange',
    ]);
  });

  it('R374 R375 G6 logs the specified messages', () => {
    const worker = read(sharedScripts.worker).toString();
    expect(worker).toContain('Unable to log action');
    expect(worker).toContain('Unable to save subscription token');
    expect(read(sharedScripts.client).toString()).toContain('Unable to save subscription token');
  });
});

it('the home page loads neither script', () => {
  expect(read('index.html').toString()).not.toMatch(/gm-(web-push|service-worker)/);
});
