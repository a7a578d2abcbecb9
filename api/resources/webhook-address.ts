import { maxWebhookUrl } from '@grovemail/contract/operations/v1-webhooks-fields.ts';

/** A valid URL of a webhook. */
export interface WebhookAddress {
  url: string;
  /** The `host:port` that is missing from OUTBOUND_ALLOW. */
  missingAllowance: string | null;
}

/**
 * The URL of a webhook, checked by the rules for deliveries.
 * @param targetFault why an address may not be called, as a sentence; null if it may
 * @returns `fault` continues a sentence that begins with the name of the field
 */
export function webhookAddress(
  text: string,
  targetFault: (address: string) => string | null,
): { url: string } | { fault: string } {
  const url = URL.parse(text);
  if (!url || url.href.length > maxWebhookUrl) {
    return {
      fault: `must be a complete URL of at most ${maxWebhookUrl} characters once encoded, such as https://shop.example/hooks.`,
    };
  }
  if (url.hash !== '') {
    return { fault: 'must not have a fragment (#…), because it is never sent.' };
  }
  const fault = targetFault(text);
  return fault === null ? { url: url.href } : { fault: `cannot be called from here. ${fault}` };
}
