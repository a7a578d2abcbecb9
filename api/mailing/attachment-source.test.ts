import { expect, it } from 'vitest';
import { attachmentSource } from './attachment-source.ts';

const at = (...hosts: string[]) => hosts.map((host) => ({ path: `https://${host}/a.pdf` }));

it('is null without an attachment to fetch', () => {
  expect(attachmentSource('key', [])).toBeNull();
  expect(attachmentSource('key', [{ path: undefined }])).toBeNull();
});

it('is the same for the same key and hosts, in any order', () => {
  const source = attachmentSource('key', at('a.example', 'b.example'));
  expect(attachmentSource('key', at('b.example', 'a.example', 'b.example'))).toBe(source);
  expect(attachmentSource('other', at('a.example', 'b.example'))).not.toBe(source);
  expect(attachmentSource('key', at('c.example'))).not.toBe(source);
});

it('takes at most 64 values for one key, whatever hosts it names', () => {
  const hosts = Array.from({ length: 10_000 }, (_, index) => at(`host-${index}.example`));
  expect(new Set(hosts.map((host) => attachmentSource('key', host))).size).toBe(64);
});
