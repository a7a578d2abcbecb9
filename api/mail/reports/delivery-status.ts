import { bounceReason } from '../../mailing/bounces/bounce-cause.ts';
import { replyFor } from './plain-bounce.ts';
import type { Bounce, Failure } from './received-report.ts';
import { addressesIn, type Fields, groupsOf, lineOf } from './report-fields.ts';

/**
 * Reads the fields about each recipient of a delivery status notification (RFC 3464, RFC 6533).
 * @param human the human-readable part, which explains a failure if the fields do not
 * @returns null if it reports nothing about a recipient
 */
export function deliveryStatus(status: string, human: string): Bounce | null {
  // The first group is about the message, and each further one about a recipient.
  const groups = groupsOf(status).filter((fields) =>
    ['final-recipient', 'original-recipient', 'action', 'status'].some((name) => fields.has(name)),
  );
  if (groups.length === 0) return null;
  const failed = groups.filter(isFailure);
  return {
    kind: 'bounced',
    failures: failed.map((fields) => failure(fields, human)),
    others: groups.filter((fields) => !isFailure(fields)).flatMap(recipientsOf),
  };
}

/** `failed`, with an optional comment. Without an action, the class of the status decides. */
function isFailure(fields: Fields): boolean {
  const action = fields.get('action') ?? '';
  return action === '' ? /^5\./.test(fields.get('status') ?? '') : /^failed\b/i.test(action);
}

function failure(fields: Fields, human: string): Failure {
  const status = fields.get('status') ?? '';
  const diagnostic = fields.get('diagnostic-code') ?? '';
  const recipients = recipientsOf(fields);
  const coded = bounceReason({ status, reply: diagnostic });
  const explanation = saysNothing.test(coded.decidedBy) ? replyFor(recipients, human) : null;
  const both = [diagnostic, explanation].filter(Boolean).join(' ');
  const explained = explanation === null ? coded : bounceReason({ status, reply: both });
  const isBetter = !saysNothing.test(explained.decidedBy);
  return {
    recipients,
    reason: isBetter ? explained : coded,
    reply: lineOf((isBetter ? both : diagnostic) || explanation || `Status ${status}`),
  };
}

/** No code, or an unspecific one. */
const saysNothing = /^(?:[45]\d\d|[45]\.\d{1,3}\.0|)$/;

function recipientsOf(fields: Fields): string[] {
  const names = ['final-recipient', 'original-recipient'];
  return [...new Set(names.flatMap((name) => addressesIn(fields.get(name))))];
}
