import { OutboundError } from '../../sending/calls/outbound-error.ts';
import { targetCheck } from '../../sending/calls/target.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

const maxUrlLength = 2_000;

/**
 * Reads the URL of a webhook under the rules for deliveries, so that every accepted URL can get one. Outside
 * production this machine itself is accepted before OUTBOUND_ALLOW names it.
 * @returns the URL, and the `host:port` that OUTBOUND_ALLOW still lacks
 * @throws {OperatorError} when events could not be posted there
 */
export function readWebhookAddress(
  text: string,
  {
    isProduction,
    outboundAllow,
  }: Pick<ReturnType<OpsIo['config']>, 'isProduction' | 'outboundAllow'>,
): { url: string; missingAllowance: string | null } {
  const url = URL.parse(text);
  if (!url || text.length > maxUrlLength) {
    throw new OperatorError(
      `--url must be a complete URL of at most ${maxUrlLength} characters, such as https://shop.example/hooks.`,
    );
  }
  if (url.hash !== '')
    throw new OperatorError('--url must not have a fragment (#…), because it is never sent.');
  const localTarget = isProduction || !localHost.test(url.hostname) ? null : hostAndPort(url);
  try {
    targetCheck(localTarget ? [...outboundAllow, localTarget] : outboundAllow)(text);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new OperatorError(`--url cannot be reached from here. ${error.message}`);
  }
  const allowed = outboundAllow.map((entry) => entry.toLowerCase());
  return {
    url: url.href,
    missingAllowance: localTarget === null || allowed.includes(localTarget) ? null : localTarget,
  };
}

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
