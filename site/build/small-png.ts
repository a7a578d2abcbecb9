import { crc32, deflateSync } from 'node:zlib';

/**
 * A PNG file (RFC 2083) of few bytes: shades closer than the eye tells are one, and rows have no filter, which suits
 * flat colors.
 * @param pixels red, green, blue and alpha of each, multiplied with alpha
 */
export function smallPng({ width, height, pixels }: Pixels): Buffer {
  const stride = width * 4 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let at = 0; at < width * height; at++) {
    const to = Math.floor(at / width) * stride + 1 + (at % width) * 4;
    const alpha = rounded(pixels[at * 4 + 3] ?? 0, 17);
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const plain = ((pixels[at * 4 + channel] ?? 0) * 255) / (pixels[at * 4 + 3] ?? 255);
      rows[to + channel] = rounded(plain, 15);
    }
    rows[to + 3] = alpha;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

function rounded(value: number, step: number): number {
  return Math.min(255, Math.round(value / step) * step);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
