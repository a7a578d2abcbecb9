/**
 * The subscriber of the live demo in the documentation, which asks for no address (example.com has no mailboxes, RFC 2606 §3).
 */
export const demoVisitor = { email: 'visitor@example.com', demo: true };

/** Milliseconds until a subscription of the demo is deleted. */
export const demoLifetime = 24 * 60 * 60_000;
