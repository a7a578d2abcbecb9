/** What a page may show to whoever holds a recipient's link: neither the list's name nor who suppressed it. */
export interface ShownSuppression {
  /** `current`: the link's list; `templates`: every mail that is made from a template; `*`: all mail. */
  scope: 'current' | 'templates' | '*';
  /** Milliseconds since the epoch. */
  since: number;
  /** Whether the recipient chose it, and so can ask for the mail again. */
  isChoice: boolean;
}

/** A sentence for each suppression, with its start; at least one sentence. */
export function suppressionSentences(suppressions: readonly ShownSuppression[]): string[] {
  if (suppressions.length === 0) return ['Nothing is stopped. You get mail from this list.'];
  return suppressions.map(({ scope, since, isChoice }) =>
    isChoice
      ? `${chosen[scope]}: stopped since ${day.format(since)}, as you chose.`
      : `${byOthers[scope]}: stopped since ${day.format(since)}, but not by you. To get it again, write to the sender.`,
  );
}

type Subjects = Record<ShownSuppression['scope'], string>;

const byOthers: Subjects = {
  current: 'Mail from this list',
  templates: 'Notices about your orders and accounts',
  '*': 'All mail',
};

/** What recipients ask for by an action comes all the same. */
const chosen: Subjects = { ...byOthers, '*': 'Mail from all lists' };

/** The same in the page and in the server's responses. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
