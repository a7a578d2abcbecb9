import { describe, expect, it } from 'vitest';
import { sharedScripts } from '../../contract/addresses.ts';
import { compressed, read } from './built-site.ts';

describe.each([sharedScripts.client, sharedScripts.worker])('%s', (path) => {
  const source = read(path).toString();

  it('has at most 3 KiB, before it is compressed', () => {
    expect(read(path).length).toBeLessThanOrEqual(3 * 1024);
    expect(compressed(source)).toBeLessThan(read(path).length / 2);
  });

  it('is one classic script: it imports nothing and leaves no name of its own behind', () => {
    expect(source).toMatch(/^\(function\(\)\{[\s\S]*\}\)\(\);?\s*$/);
    expect(source).not.toMatch(/\b(import|export)\b/);
  });
});

describe('the worker', () => {
  it('G5 hears no fetch, so that no page waits for it', () => {
    const source = read(sharedScripts.worker).toString();
    const heard = [...source.matchAll(/addEventListener\([`'"](\w+)/g)].map(([, name]) => name);
    expect(heard.sort()).toEqual([
      ...['install', 'notificationclick', 'notificationclose', 'push', 'pushsubscriptionchange'],
    ]);
  });

  it('R374 R375 logs in the words that were specified', () => {
    const worker = read(sharedScripts.worker).toString();
    expect(worker).toContain('Unable to log action');
    expect(worker).toContain('Unable to save subscription token');
    expect(read(sharedScripts.client).toString()).toContain('Unable to save subscription token');
  });
});

it('no page loads any of it at once', () => {
  expect(read('index.html').toString()).not.toMatch(/gm-(web-push|service-worker)/);
});
