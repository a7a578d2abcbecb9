/**
 * Emails that strangers can cause, since anyone can enter any address: receipts, confirmations and samples together, per
 * mailbox and day, and per network and hour.
 */
export const mailShares = { perMailbox: 5, perNetwork: 20 } as const;
