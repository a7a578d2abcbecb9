/**
 * Whose fault it is that an email was not delivered:
 * - `mailbox`: the address does not exist, is disabled, or belongs to somebody else by now.
 * - `sender`: who sent it: its IP address, its domain, its authentication, its reputation, or a policy on these.
 * - `message`: this one email, such as its size or its content.
 * - `passing`: a state that may end, such as a full mailbox, a limit of rate, or a host that is away.
 */
export type BounceCause = 'mailbox' | 'sender' | 'message' | 'passing';
