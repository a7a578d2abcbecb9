import { type WebhookAddress, webhookAddress } from '../../resources/webhook-address.ts';
import { hostAndPort, targetFaultHere } from '../../sending/calls/target.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

type OutboundConfig = Pick<ReturnType<OpsIo['config']>, 'isProduction' | 'outboundAllow'>;

/** Checks the URL of a webhook, as `checkWebhookAddress`. @throws {OperatorError} for an invalid one */
export function readWebhookAddress(text: string, config: OutboundConfig): WebhookAddress {
  const checked = checkWebhookAddress(text, config);
  if ('fault' in checked) throw new OperatorError(`--url ${checked.fault}`);
  return checked;
}

/**
 * Checks the URL of a webhook by the rules for deliveries. Outside production, this machine is accepted even if
 * OUTBOUND_ALLOW does not contain it.
 * @returns `fault`: the rest of a sentence that begins with the URL
 */
export function checkWebhookAddress(
  text: string,
  { isProduction, outboundAllow }: OutboundConfig,
): WebhookAddress | { fault: string } {
  const url = URL.parse(text);
  const localTarget =
    isProduction || !url || !localHost.test(url.hostname) ? null : hostAndPort(url);
  const allowed = localTarget === null ? outboundAllow : [...outboundAllow, localTarget];
  const checked = webhookAddress(text, (address) =>
    targetFaultHere(address, { isProduction, outboundAllow: allowed }),
  );
  if ('fault' in checked) return checked;
  const known = outboundAllow.map((entry) => entry.toLowerCase());
  return {
    url: checked.url,
    missingAllowance: localTarget === null || known.includes(localTarget) ? null : localTarget,
  };
}

/** Prints a warning if OUTBOUND_ALLOW would block deliveries. */
export function warnOfMissing(
  address: WebhookAddress | null,
  config: OutboundConfig,
  io: Pick<OpsIo, 'printError'>,
): void {
  const missing = address && missingInWords(address, config);
  if (missing) io.printError(`${missing}\n`);
}

/** A warning if OUTBOUND_ALLOW would block deliveries, or else an empty string. */
export function missingInWords(
  { missingAllowance }: WebhookAddress,
  { outboundAllow }: OutboundConfig,
): string {
  if (missingAllowance === null) return '';
  const allow = [...outboundAllow, missingAllowance].join(',');
  return `Deliveries are blocked unless the server was started with OUTBOUND_ALLOW=${allow}.`;
}

const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
