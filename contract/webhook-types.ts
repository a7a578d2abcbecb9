/** What a webhook can be subscribed to besides the codes of events; `contract/webhooks/` defines each. */
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

/** The types begin with these, and so does no code of an event, so that a receiver can tell them apart. */
const reservedCode = /^(mail|contact|sender)\./i;

export function isReservedCode(code: string): boolean {
  return reservedCode.test(code);
}
