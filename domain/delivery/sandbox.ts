const outcomes = ['delivered', 'failed', 'bounced', 'complained'] as const;

export type SandboxOutcome = (typeof outcomes)[number];

/**
 * The outcome of a mail to the sandbox. Its local part decides, and anything may follow a `+`
 * (`bounced+order-7@…`). Any other mailbox there does not exist, so mail to it fails.
 * @param domain the sandbox's, which has no mail server
 * @returns null for an address elsewhere
 */
export function sandboxOutcome(email: string, domain: string): SandboxOutcome | null {
  const at = email.lastIndexOf('@');
  if (at < 0 || email.slice(at + 1).toLowerCase() !== domain) return null;
  const [mailbox = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  return outcomes.find((outcome) => outcome === mailbox) ?? 'failed';
}
