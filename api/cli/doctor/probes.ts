import { Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { checkSmtp } from '../../mail/check-smtp.ts';

/** The checks' access to the network, the disk and the clock. Tests replace it. */
export interface Probes {
  /** Milliseconds since the epoch. */
  now(): number;
  /** @throws with a code of node:dns, such as ENOTFOUND */
  txt(name: string): Promise<string[][]>;
  /** Never follows a redirect. @throws when there is no response */
  get(url: string): Promise<HttpResponse>;
  /** Posts nothing but headers. @returns the status @throws when there is no response */
  post(url: string, headers: Readonly<Record<string, string>>): Promise<number>;
  /** When the certificate of an https address expires. @throws if browsers would reject it */
  certificateEnd(url: URL): Promise<number>;
  smtp(url: string, options: Record<string, string>): Promise<void>;
  /** Bytes. @throws when the folder cannot be read */
  disk(folder: string): Promise<{ free: number; total: number }>;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  /** At most 10,000 characters. */
  body: string;
}

const timeout = 6_000;

export const systemProbes: Probes = {
  now: Date.now,
  txt: (name) => new Resolver({ timeout: 2_000, tries: 2 }).resolveTxt(name),
  async get(url) {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, body: await readStart(response) };
  },
  async post(url, headers) {
    const signal = AbortSignal.timeout(timeout);
    const options = { method: 'POST', headers, body: '', redirect: 'manual', signal } as const;
    const response = await fetch(url, options);
    await response.body?.cancel();
    return response.status;
  },
  certificateEnd: ({ hostname, port }) =>
    new Promise((resolve, reject) => {
      const host = hostname.replace(/^\[|\]$/g, '');
      const options = { host, port: Number(port || 443), servername: host, timeout };
      const socket = connect(options, () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.destroy();
      });
      socket.once('timeout', () => socket.destroy(new Error('no answer')));
      socket.once('error', reject);
    }),
  smtp: checkSmtp,
  async disk(folder) {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  },
};

async function readStart(response: Response): Promise<string> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > 10_000) break;
  }
  return text.slice(0, 10_000);
}
