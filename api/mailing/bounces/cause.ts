/**
 * Why an email was not delivered:
 * - `mailbox`: the address does not exist, is disabled, or belongs to somebody else now.
 * - `sender`: the sender's IP address, domain, authentication or reputation, or a policy on these.
 * - `message`: this one email, such as its size or its content.
 * - `passing`: a temporary state, such as a full mailbox, a rate limit, or an unreachable host.
 */
export type BounceCause = 'mailbox' | 'sender' | 'message' | 'passing';
