/**
 * Limits of receipts, confirmations and samples together, per mailbox and day, and per network and hour, since anyone can enter
 * any address.
 */
export const mailShares = { perMailbox: 5, perNetwork: 20 } as const;
