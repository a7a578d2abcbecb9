import { listName } from './tracking-id.ts';

/** A suppression for the preferences page, without who suppressed it. */
export interface ShownSuppression {
  /** `current`: the link's list; `templates`: all mail from templates; `*`: all mail. */
  scope: 'current' | 'templates' | '*';
  /** Milliseconds since the epoch. */
  since: number;
  /** Whether the recipient chose it, and can lift it. */
  isChoice: boolean;
  /** In milliseconds since the epoch; null without an end. */
  endsAt?: number | null;
}

/** A sentence for each suppression, with its start; at least one sentence. @param list the link's, or `*` */
export function suppressionSentences(
  suppressions: readonly ShownSuppression[],
  list: string,
): string[] {
  if (suppressions.length === 0)
    return [`Nothing is stopped. You get email from ${listName(list)}.`];
  return suppressions.map((suppression) => sentenceOf(suppression, list));
}

function sentenceOf(
  { scope, since, isChoice, endsAt = null }: ShownSuppression,
  list: string,
): string {
  const begun = `stopped since ${day.format(since)}`;
  const subject = scope === 'current' ? `Email from ${listName(list)}` : subjects[scope];
  // Mail of kind `action` is still sent.
  if (isChoice)
    return `${scope === '*' ? 'Email from all lists' : subject}: stopped by you on ${day.format(since)}.`;
  // The mailbox was full or unreachable for a week.
  if (endsAt !== null) {
    return `${subject}: ${begun} until ${day.format(endsAt)}, because your mailbox kept returning it. To get it again sooner, write to the sender.`;
  }
  return `${subject}: ${begun}, but not by you. To get it again, write to the sender.`;
}

const subjects = {
  templates: 'Notices about your orders and accounts',
  '*': 'All email',
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
