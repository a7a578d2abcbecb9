import type { BounceCause } from './cause.ts';
import { type CodeCause, causeOfCode } from './code-causes.ts';
import { readCodes } from './reply-codes.ts';
import { causeOfWords, plainWords } from './reply-words.ts';

export interface BounceReason {
  cause: BounceCause;
  /** The deciding code or words, such as `5.7.26` or `user unknown`; may be empty. */
  decidedBy: string;
}

/**
 * Classifies a bounce. The words of a reply override a general code, since many servers use 5.1.1, 5.4.1 or 5.7.1 for
 * anything; a code with only one meaning overrides the words. Without either, the cause is `passing`, which can only pause
 * mail. See RFC 3463 and the registry of enhanced status codes, RFC 5248, 6531, 7293, 7372, 7505, 8616 and 8689; Postmark,
 * Amazon SES and SendGrid distinguish the same kinds.
 * @param bounce.status of a report or an export, such as `5.1.1`
 * @param bounce.reply of the other server, such as `smtp; 550 5.1.1 User unknown`
 */
export function bounceReason({
  status = '',
  reply = '',
}: {
  status?: string;
  reply?: string;
}): BounceReason {
  const { enhanced, basic, isTemporary } = readCodes(status, reply);
  const coded = enhanced.map((code) => ({ code, ...causeOfCode(code) }));
  const exact = coded.find(({ isExact }) => isExact);
  const reason = exact ? byCode(exact) : (byWords(reply, coded) ?? byGeneralCode(coded, basic));
  // A temporary reply does not mean that the mailbox is gone.
  return isTemporary && reason.cause === 'mailbox' ? { ...reason, cause: 'passing' } : reason;
}

type Coded = CodeCause & { code: string };

function byCode({ cause, code }: Coded): BounceReason {
  return { cause, decidedBy: code };
}

/** @returns null for unknown words */
function byWords(reply: string, coded: readonly Coded[]): BounceReason | null {
  const text = plainWords(reply);
  // Microsoft 365's reply for an unknown address, although X.4.1 is about hosts that do not respond.
  const unlisted = coded.find(({ code }) => code === '5.4.1');
  if (unlisted && /recipient address(?:es)? rejected/.test(text)) {
    return { cause: 'mailbox', decidedBy: unlisted.code };
  }
  const match = causeOfWords(text);
  if (!match) return null;
  const { cause, words, isVague } = match;
  // "Rejected" or "policy" is less specific than a code for a missing mailbox.
  const clear = isVague ? coded.find((code) => code.isClear) : undefined;
  return clear ? byCode(clear) : { cause, decidedBy: words };
}

function byGeneralCode(coded: readonly Coded[], basic: string | null): BounceReason {
  const [first] = coded;
  if (first) return byCode(first);
  const cause = basic === null ? undefined : causesOfBasic[basic];
  return { cause: cause ?? 'passing', decidedBy: basic ?? '' };
}

/** RFC 5321 §4.2.3, without 550, 553 and 554, which are used for any reason. */
const causesOfBasic: Readonly<Record<string, BounceCause>> = {
  '521': 'mailbox', // RFC 7504: the host accepts no mail
  '523': 'message', // RFC 4468: too long
  '530': 'sender', // RFC 4954: authentication required
  '535': 'sender',
  '551': 'mailbox', // not local, and not forwarded
  '556': 'mailbox', // RFC 7504: the domain accepts no mail
};
