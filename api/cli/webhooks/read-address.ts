import { webhookAddress } from '../../resources/webhook-address.ts';
import { hostAndPort, targetFaultHere } from '../../sending/calls/target.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

type OutboundConfig = Pick<ReturnType<OpsIo['config']>, 'isProduction' | 'outboundAllow'>;

interface WebhookAddress {
  url: string;
  /** The `host:port` that OUTBOUND_ALLOW still lacks. */
  missingAllowance: string | null;
}

/**
 * Checks the URL of a webhook by the rules for deliveries. Outside production, this machine is accepted even if
 * OUTBOUND_ALLOW does not contain it.
 * @returns the URL, and the `host:port` that OUTBOUND_ALLOW still lacks
 * @throws {OperatorError} when events could not be posted there
 */
export function readWebhookAddress(
  text: string,
  { isProduction, outboundAllow }: OutboundConfig,
): WebhookAddress {
  const url = URL.parse(text);
  const localTarget =
    isProduction || !url || !localHost.test(url.hostname) ? null : hostAndPort(url);
  const allowed = localTarget === null ? outboundAllow : [...outboundAllow, localTarget];
  const checked = webhookAddress(text, (address) =>
    targetFaultHere(address, { isProduction, outboundAllow: allowed }),
  );
  if ('fault' in checked) throw new OperatorError(`--url ${checked.fault}`);
  const known = outboundAllow.map((entry) => entry.toLowerCase());
  return {
    url: checked.url,
    missingAllowance: localTarget === null || known.includes(localTarget) ? null : localTarget,
  };
}

/** Says what the server needs, unless nothing is missing. */
export function warnOfMissing(
  address: WebhookAddress | null,
  { outboundAllow }: OutboundConfig,
  io: Pick<OpsIo, 'printError'>,
): void {
  if (!address?.missingAllowance) return;
  const allow = [...outboundAllow, address.missingAllowance].join(',');
  io.printError(
    `Deliveries are blocked unless the server was started with OUTBOUND_ALLOW=${allow}.\n`,
  );
}

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
