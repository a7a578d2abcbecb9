/** The types that a webhook can subscribe to, besides event codes; `contract/webhooks/` defines each. */
export const webhookTypes = [
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'contact.unsubscribed',
  'mail.sent',
  'mail.failed',
  'mail.suppressed',
  'mail.bounced',
  'mail.complained',
  'sender.refused',
] as const;

export type WebhookType = (typeof webhookTypes)[number];

/** The prefixes of the types. No event code begins with one, so receivers can tell them apart. */
const reservedCode = /^(mail|contact|sender)\./i;

export function isReservedCode(code: string): boolean {
  return reservedCode.test(code);
}
