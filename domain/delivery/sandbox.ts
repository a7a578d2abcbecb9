const outcomes = ['delivered', 'failed', 'bounced', 'complained'] as const;

export type SandboxOutcome = (typeof outcomes)[number];

/**
 * The outcome of a mail to the sandbox by its local part, without a tag after `+` (`bounced+order-7@…`). Other mailboxes do not
 * exist, so mail to them fails.
 * @param domain of the sandbox, which has no mail server
 * @returns null for other domains
 */
export function sandboxOutcome(email: string, domain: string): SandboxOutcome | null {
  const at = email.lastIndexOf('@');
  if (at < 0 || email.slice(at + 1).toLowerCase() !== domain) return null;
  const [mailbox = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  return outcomes.find((outcome) => outcome === mailbox) ?? 'failed';
}
