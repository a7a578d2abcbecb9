/**
 * Limits of all receipts, confirmations and samples together, since anyone can enter any address: per mailbox and day, and per
 * network and hour.
 */
export const visitorMailLimits = { perMailbox: 5, perNetwork: 20 } as const;
