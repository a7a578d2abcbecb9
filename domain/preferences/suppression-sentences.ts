/** What a page may say to whoever holds a recipient's link; neither the list's name nor who stopped it. */
export interface ShownSuppression {
  /** `current`: the link's list; `templates`: every mail that is made from a template; `*`: all mail. */
  scope: 'current' | 'templates' | '*';
  /** Milliseconds since the epoch. */
  since: number;
  /** Whether the recipient chose it, and so can ask for the mail again. */
  isChoice: boolean;
}

/** What is stopped now and since when, a sentence for each; at least one. */
export function suppressionSentences(stops: readonly ShownSuppression[]): string[] {
  if (stops.length === 0) return ['Nothing is stopped. You get mail from this list.'];
  return stops.map(({ scope, since, isChoice }) =>
    isChoice
      ? `${chosen[scope]}: stopped since ${day.format(since)}, as you chose.`
      : `${barred[scope]}: stopped since ${day.format(since)}, but not by you. To get it again, write to the sender.`,
  );
}

type Subjects = Record<ShownSuppression['scope'], string>;

const barred: Subjects = {
  current: 'Mail from this list',
  templates: 'Notices about your orders and accounts',
  '*': 'All mail',
};

/** What recipients ask for by an action comes all the same. */
const chosen: Subjects = { ...barred, '*': 'Mail from all lists' };

/** The same in the page and in what the server answers. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
