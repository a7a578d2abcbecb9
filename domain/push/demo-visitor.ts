/**
 * The subscriber of the live demo in the documentation, where visitors give no address
 * (example.com has no mailboxes, RFC 2606 §3).
 */
export const demoVisitor = { email: 'visitor@example.com', demo: true };

/** Milliseconds for which a subscription of the demo is kept after it was last saved. */
export const demoLifetime = 24 * 60 * 60_000;
