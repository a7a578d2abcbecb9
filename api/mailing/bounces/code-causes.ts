import type { BounceCause } from './cause.ts';

export interface CodeCause {
  cause: BounceCause;
  /** It has only one meaning, so it overrides any words. */
  isExact: boolean;
  /** It means that the mailbox is gone or full, so it overrides vague words. */
  isClear: boolean;
}

/**
 * The cause of an enhanced status code, by its subject if it is not listed.
 * @param code such as `5.7.26`; its class is ignored
 */
export function causeOfCode(code: string): CodeCause {
  const detail = code.slice(2);
  const exact = exactCauses[detail];
  if (exact) return { cause: exact, isExact: true, isClear: true };
  const general = generalCauses[detail];
  if (general) return { cause: general, isExact: false, isClear: !vague.has(detail) };
  const subject = detail.split('.')[0] ?? '';
  const cause = causesOfSubjects[subject] ?? 'passing';
  // Codes from 5.7.100 on are Microsoft 365's own reasons about senders.
  const isOwn = subject === '7' && Number(detail.slice(2)) >= 100;
  return { cause, isExact: isOwn, isClear: isOwn };
}

/** RFC 3463 §3: address, mailbox, mail system, network, protocol, content, policy. */
const causesOfSubjects: Readonly<Record<string, BounceCause>> = {
  1: 'mailbox',
  2: 'passing',
  3: 'passing',
  4: 'passing',
  5: 'sender',
  6: 'message',
  7: 'sender',
};

const exactCauses: Readonly<Record<string, BounceCause>> = {
  '1.7': 'sender', // the sender's address is malformed
  '1.8': 'sender', // the sender's domain is wrong
  '2.3': 'message', // longer than the mailbox allows
  '3.4': 'message', // larger than the system allows
  '6.1': 'message',
  '6.2': 'message',
  '6.3': 'message',
  '6.5': 'message',
  '6.6': 'message',
  '6.7': 'message', // a server on the way knows no internationalized addresses (RFC 6531)
  '6.8': 'message',
  '6.9': 'message',
  '7.8': 'sender',
  '7.9': 'sender',
  '7.13': 'sender', // the account that sent it is disabled (RFC 5248)
  '7.15': 'message', // its priority is too low (RFC 6710)
  '7.16': 'message',
  '7.17': 'mailbox', // the mailbox has another owner now (RFC 7293)
  '7.18': 'mailbox', // the domain has another owner now
  '7.20': 'sender', // DKIM (RFC 7372)
  '7.21': 'sender',
  '7.22': 'sender',
  '7.23': 'sender', // SPF
  '7.24': 'sender',
  '7.25': 'sender', // reverse DNS
  '7.26': 'sender', // several checks, such as DMARC
  '7.27': 'sender', // the sender's domain accepts no mail (RFC 7505)
  '7.28': 'sender', // a flood of mail
  '7.29': 'sender', // ARC (RFC 8617)
  '7.30': 'sender', // REQUIRETLS (RFC 8689)
};

/** The usual meaning of codes that many servers also use for others. */
const generalCauses: Readonly<Record<string, BounceCause>> = {
  '1.0': 'mailbox',
  '1.1': 'mailbox', // no such mailbox
  '1.2': 'mailbox', // no such domain
  '1.3': 'mailbox', // a malformed address
  '1.4': 'mailbox', // matches several
  '1.6': 'mailbox', // moved
  '1.9': 'message', // relayed to a server that gives no reports
  '1.10': 'mailbox', // a null MX (RFC 7505), and Microsoft 365's unknown recipient
  '2.1': 'mailbox', // disabled
  '2.2': 'passing', // full
  '2.4': 'passing', // a mailing list that does not expand
  '3.3': 'message', // a feature that the message needs
  // An unreachable host is often repaired, and the fault may be in our own DNS, so only repeated failures pause mail.
  '4.4': 'passing',
  '5.0': 'sender',
  '5.3': 'passing', // too many recipients at once
  '7.1': 'sender',
};

/** Too common as a catch-all to override any words. */
const vague = new Set(['1.9', '3.3', '4.4', '5.0', '5.3', '7.1']);
