import { typedAddress } from '../email-addresses/typed-address.ts';

export interface Sender {
  name?: string;
  email: string;
}

export interface ReplyLine {
  before: string;
  email: string;
  after: string;
  /** Whether the address has no @, so that no email is promised. A string, since template slots are. */
  unsure: 'yes' | 'no';
}

/**
 * Names who sent a form and their address, so that a slip in it is noticed.
 * @param reply what happens next, with `{email}` for the address
 */
export function replyLine(reply: string, { name, email }: Sender): ReplyLine {
  const thanks = name ? `Thank you, ${name}. ` : '';
  if (!typedAddress(email).includes('@')) {
    const after =
      '” has no @, so we may not be able to email you. Send another with a full address.';
    return { before: `${thanks}“`, email, after, unsure: 'yes' };
  }
  const [before = '', after = ''] = reply.split('{email}');
  return { before: thanks + before, email, after, unsure: 'no' };
}
