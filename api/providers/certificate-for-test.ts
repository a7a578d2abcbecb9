import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that signs itself, as DER builds it (X.690, RFC 5280), and the private key. */
export function certificateForTest({
  from = new Date('2026-01-01T00:00:00Z'),
  to = new Date('2027-06-01T00:00:00Z'),
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const algorithm = sequence(element(0x06, Buffer.from('2a864886f70d01010b', 'hex')), element(5));
  const name = sequence(
    element(0x31, sequence(element(0x06, Buffer.from('550403', 'hex')), element(0x0c, 'sns'))),
  );
  const body = sequence(
    element(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(element(0x17, utcTime(from)), element(0x17, utcTime(to))),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const der = sequence(body, algorithm, element(0x03, signature));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    pem: Buffer.from(`-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`),
    privateKey,
  };
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function element(tag: number, content: Buffer | string = ''): Buffer {
  const bytes = Buffer.from(content as string);
  const { length } = bytes;
  const size =
    length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

/** `260101000000Z` */
function utcTime(date: Date): string {
  return `${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`;
}
