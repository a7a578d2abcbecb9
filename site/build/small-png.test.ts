import { crc32, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallPng } from './small-png.ts';

it('a PNG file has its chunks, sizes, sums and rows without a filter (RFC 2083)', () => {
  const pixels = new Uint8Array([255, 255, 255, 255, 0, 0, 0, 0, 60, 0, 0, 119, 14, 81, 65, 255]);
  const file = smallPng({ width: 2, height: 2, pixels });
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.subarray(0, 4).toString(), body.subarray(4));
    at += 12 + length;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0]);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  // Half transparent red is stored without its alpha, and every shade as the nearest of those kept.
  expect([...rows]).toEqual([
    ...[0, 255, 255, 255, 255, 0, 0, 0, 0],
    ...[0, 135, 0, 0, 119, 15, 75, 60, 255],
  ]);
});
