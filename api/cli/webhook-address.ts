import { OutboundError } from '../outbound/outbound-error.ts';
import { targetCheck } from '../outbound/target.ts';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

const longest = 2_000;

/**
 * Reads where events are to be posted. It is held to what deliveries are held to, so that
 * none is accepted which never gets one; outside production this machine itself may wait to be allowed.
 * @returns the address, and the `host:port` that OUTBOUND_ALLOW still lacks
 * @throws {OperatorError} when events could not be posted there
 */
export function readWebhookAddress(
  text: string,
  {
    isProduction,
    outboundAllow,
  }: Pick<ReturnType<OpsIo['config']>, 'isProduction' | 'outboundAllow'>,
): { url: string; lacks: string | null } {
  const url = URL.parse(text);
  if (!url || text.length > longest) {
    throw new OperatorError(
      `--url must be a complete address of at most ${longest} characters, such as https://shop.example/hooks.`,
    );
  }
  if (url.hash !== '')
    throw new OperatorError('--url must have no part behind a #: it is never sent.');
  const own = isProduction || !localHost.test(url.hostname) ? null : hostAndPort(url);
  try {
    targetCheck(own ? [...outboundAllow, own] : outboundAllow)(text);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new OperatorError(`--url cannot be called from here. ${error.message}`);
  }
  const allowed = outboundAllow.map((entry) => entry.toLowerCase());
  return { url: url.href, lacks: own === null || allowed.includes(own) ? null : own };
}

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
