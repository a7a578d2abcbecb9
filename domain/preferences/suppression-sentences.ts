/** What a page may show to whoever holds a recipient's link: neither the list's name nor who suppressed it. */
export interface ShownSuppression {
  /** `current`: the link's list; `templates`: every mail that is made from a template; `*`: all mail. */
  scope: 'current' | 'templates' | '*';
  /** Milliseconds since the epoch. */
  since: number;
  /** Whether the recipient chose it, and so can ask for the mail again. */
  isChoice: boolean;
  /** When it ends by itself, in milliseconds since the epoch; null if it does not. */
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

/** What recipients ask for by an action comes all the same. */
const chosen: Subjects = { ...byOthers, '*': 'Email from all lists' };

/** The same in the page and in the server's responses. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
