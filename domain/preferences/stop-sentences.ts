import type { ShownStop } from './shown-stops.ts';

/** What is stopped now and since when, a sentence for each; at least one. */
export function stopSentences(stops: readonly ShownStop[]): string[] {
  if (stops.length === 0) return ['Nothing is stopped. You get mail from this list.'];
  return stops.map(({ scope, since, isChoice }) =>
    isChoice
      ? `${chosen[scope]}: stopped since ${day.format(since)}, as you chose.`
      : `${barred[scope]}: stopped since ${day.format(since)}, but not by you. To get it again, write to the sender.`,
  );
}

type Subjects = Record<ShownStop['scope'], string>;

const barred: Subjects = {
  current: 'Mail from this list',
  templates: 'Notices about your orders and accounts',
  '*': 'All mail',
};

/** What recipients ask for by an action comes all the same. */
const chosen: Subjects = { ...barred, '*': 'Mail from all lists' };

/** The same in the page and in what the server answers. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
