import { bounceReason } from '../../mailing/bounces/bounce-cause.ts';
import { replyFor } from './plain-bounce.ts';
import type { Bounce, Failure } from './received-report.ts';
import { addressesIn, type Fields, groupsOf, lineOf } from './report-fields.ts';

/**
 * Reads the fields about each recipient of a delivery status notification (RFC 3464, RFC 6533).
 * @param human the part for people, which explains a failure when the fields do not
 * @returns null if it names no recipient
 */
export function deliveryStatus(status: string, human: string): Bounce | null {
  // The first group is about the message, each further one about a recipient.
  const groups = groupsOf(status).filter(
    (fields) => fields.has('final-recipient') || fields.has('original-recipient'),
  );
  if (groups.length === 0) return null;
  const failed = groups.filter(isFailure);
  return {
    kind: 'bounced',
    failures: failed.map((fields) => failure(fields, human)),
    others: groups.filter((fields) => !isFailure(fields)).flatMap(recipientsOf),
  };
}

/** `failed`, with a comment perhaps. Without an action, the class of the status decides. */
function isFailure(fields: Fields): boolean {
  const action = fields.get('action') ?? '';
  return action === '' ? /^5\./.test(fields.get('status') ?? '') : /^failed\b/i.test(action);
}

function failure(fields: Fields, human: string): Failure {
  const status = fields.get('status') ?? '';
  const diagnostic = fields.get('diagnostic-code') ?? '';
  const recipients = recipientsOf(fields);
  const coded = bounceReason({ status, reply: diagnostic });
  const isSilent = diagnostic === '' && /^(?:[45]\.\d{1,3}\.0\b|$)/.test(status);
  const told = isSilent ? replyFor(recipients, human) : null;
  const reply = lineOf(told ?? (diagnostic || `Status ${status}`));
  return {
    recipients,
    reason: told === null ? coded : bounceReason({ status, reply: told }),
    reply,
  };
}

function recipientsOf(fields: Fields): string[] {
  const names = ['final-recipient', 'original-recipient'];
  return [...new Set(names.flatMap((name) => addressesIn(fields.get(name))))];
}
