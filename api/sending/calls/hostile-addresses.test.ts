import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbound } from './outbound.ts';

/** Addresses that must never be called, and why. */
const hostile: readonly [url: string, attempt: string][] = [
  ['https://127.0.0.1/', 'loopback'],
  ['https://127.255.255.254/', 'the far end of loopback'],
  ['https://2130706433/', 'loopback as one decimal'],
  ['https://0x7f000001/', 'loopback as one hex number'],
  ['https://017700000001/', 'loopback as one octal number'],
  ['https://0177.0.0.1/', 'loopback with an octal part'],
  ['https://0x7f.0.0.1/', 'loopback with a hex part'],
  ['https://127.1/', 'loopback in two parts'],
  ['https://127.0.1/', 'loopback in three parts'],
  ['https://127.0.0.1./', 'loopback with a dot behind'],
  ['https://%31%32%37.0.0.1/', 'loopback percent-encoded'],
  ['https://①②⑦.⓪.⓪.①/', 'loopback in circled digits'],
  ['https://127。0。0。1/', 'loopback with ideographic dots'],
  ['https://0.0.0.0/', 'this host'],
  ['https://0/', 'this host in one digit'],
  ['https://10.0.0.1/', 'private'],
  ['https://172.16.0.1/', 'private'],
  ['https://172.31.255.255/', 'private'],
  ['https://192.168.1.1/', 'private'],
  ['https://3232235777/', '192.168.1.1 as one decimal'],
  ['https://100.64.0.1/', 'carrier-grade NAT'],
  ['https://169.254.169.254/latest/meta-data/', 'metadata'],
  ['https://2852039166/', 'metadata as one decimal'],
  ['https://0xA9FEA9FE/', 'metadata as one hex number'],
  ['https://192.0.0.192/', 'metadata of another cloud'],
  ['https://192.0.2.1/', 'documentation'],
  ['https://198.18.0.1/', 'benchmarking'],
  ['https://198.51.100.1/', 'documentation'],
  ['https://203.0.113.1/', 'documentation'],
  ['https://192.88.99.1/', '6to4 relay'],
  ['https://224.0.0.1/', 'multicast'],
  ['https://240.0.0.1/', 'reserved'],
  ['https://255.255.255.255/', 'broadcast'],
  ['https://[::]/', 'unspecified'],
  ['https://[::1]/', 'loopback'],
  ['https://[0:0:0:0:0:0:0:1]/', 'loopback written out'],
  ['https://[::ffff:127.0.0.1]/', 'mapped loopback'],
  ['https://[::ffff:7f00:1]/', 'mapped loopback in hex'],
  ['https://[::ffff:8.8.8.8]/', 'mapped public address'],
  ['https://[::ffff:0:127.0.0.1]/', 'translated loopback'],
  ['https://[::127.0.0.1]/', 'compatible loopback'],
  ['https://[64:ff9b::7f00:1]/', 'loopback by NAT64'],
  ['https://[64:ff9b:1::a00:1]/', 'private by local NAT64'],
  ['https://[2002:7f00:1::]/', 'loopback by 6to4'],
  ['https://[2002:a9fe:a9fe::1]/', 'metadata by 6to4'],
  ['https://[2001:0:7f00:1::]/', 'Teredo'],
  ['https://[2001:db8::1]/', 'documentation'],
  ['https://[3fff::1]/', 'documentation'],
  ['https://[fe80::1]/', 'link-local'],
  ['https://[fec0::1]/', 'site-local'],
  ['https://[fc00::1]/', 'unique local'],
  ['https://[fd00:ec2::254]/', 'metadata'],
  ['https://[ff02::1]/', 'multicast'],
  ['https://[100::1]/', 'discard'],
  ['https://[5f00::1]/', 'segment routing'],
  ['https://[4000::1]/', 'never given out'],
  ['https://[fe80::1%25eth0]/', 'link-local with a zone'],
  ['http://hooks.example/', 'no TLS'],
  ['http://8.8.8.8/', 'no TLS'],
  ['ftp://hooks.example/', 'another scheme'],
  ['file:///etc/passwd', 'a file'],
  ['gopher://127.0.0.1:6379/_INFO', 'another scheme'],
  ['data:text/plain,x', 'another scheme'],
  ['javascript:alert(1)', 'another scheme'],
  ['ws://127.0.0.1/', 'another scheme'],
  ['//127.0.0.1/', 'no scheme'],
  ['/etc/passwd', 'a path'],
  ['', 'nothing'],
  ['https://', 'no host'],
  ['https://8.8.8.8@127.0.0.1/', 'a host as user'],
  ['https://user:password@8.8.8.8/', 'a password'],
  ['https://8.8.8.8:22/', 'the port of another service'],
  ['https://8.8.8.8:25/', 'the port of another service'],
  ['https://8.8.8.8:80/', 'the port without TLS'],
  ['https://8.8.8.8:0/', 'no port'],
  ['https://8.8.8.8:65536/', 'a port too high'],
  ['https://hooks.example:587/', 'the port of another service'],
];

/** Names that resolve to addresses that must never be called. */
const hostileNames: readonly [name: string, addresses: string[]][] = [
  ['localhost', ['127.0.0.1']],
  ['localhost.', ['127.0.0.1']],
  ['metadata.example', ['169.254.169.254']],
  ['private.example', ['10.1.2.3']],
  ['six.example', ['::1']],
  ['mapped.example', ['::ffff:127.0.0.1']],
  ['zone.example', ['fe80::1%eth0']],
  ['mixed.example', ['93.184.215.14', '127.0.0.1']],
  ['mixed-six.example', ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fd00::1']],
  ['nothing.example', []],
  ['nonsense.example', ['no address']],
];

describe('what is called from here', () => {
  let server: Server;
  let connections = 0;

  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  it.each(hostile)('is never %s (%s)', async (url) => {
    const request = outbound({
      allow: [],
      userAgent: 'test',
      resolve: async () => {
        throw new Error('A forbidden address must not even be looked up.');
      },
    });
    await expect(request({ url, method: 'POST', body: 'x' })).rejects.toMatchObject({
      name: 'OutboundError',
      code: 'forbidden',
    });
  });

  it.each(hostileNames)('is never %s, which resolves to %j', async (name, addresses) => {
    const { port } = server.address() as { port: number };
    const request = outbound({
      allow: [],
      userAgent: 'test',
      resolve: async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    await expect(request({ url: `https://${name}:${port}/`, method: 'GET' })).rejects.toMatchObject(
      { code: 'forbidden' },
    );
    expect(connections).toBe(0);
  });
});
