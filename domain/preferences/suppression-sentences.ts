/** A suppression for the preferences page, without the list's name and who suppressed it. */
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

/** A sentence for each suppression, with its start; at least one sentence. */
export function suppressionSentences(suppressions: readonly ShownSuppression[]): string[] {
  if (suppressions.length === 0) return ['Nothing is stopped. You get email from this list.'];
  return suppressions.map(sentenceOf);
}

function sentenceOf({ scope, since, isChoice, endsAt = null }: ShownSuppression): string {
  const begun = `stopped since ${day.format(since)}`;
  if (isChoice) return `${chosen[scope]}: ${begun}, as you chose.`;
  // The mailbox was full or unreachable for a week.
  if (endsAt !== null) {
    return `${byOthers[scope]}: ${begun} until ${day.format(endsAt)}, because your mailbox kept returning it. To get it again sooner, write to the sender.`;
  }
  return `${byOthers[scope]}: ${begun}, but not by you. To get it again, write to the sender.`;
}

type Subjects = Record<ShownSuppression['scope'], string>;

const byOthers: Subjects = {
  current: 'Email from this list',
  templates: 'Notices about your orders and accounts',
  '*': 'All email',
};

/** Mail of kind `action` is still sent. */
const chosen: Subjects = { ...byOthers, '*': 'Email from all lists' };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
