import { text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import type { Migration } from './migration.ts';

export const step26: Migration = {
  version: 26,
  statements: [
    // Whether an unsubscribe from lists applies to a template's emails.
    `alter table templates
      add column kind text not null default 'list' check (kind in ('action', 'list'))`,
  ],
  work: kindsOfTemplates,
};

/** Before kinds existed, the link in a template decided whether unsubscribes applied to its emails. */
function* kindsOfTemplates(): Transaction<void> {
  for (const row of yield* query('select code, html, plain from templates')) {
    const [html, plain] = [text.parse(row.html), text.nullable().parse(row.plain)];
    if (hasPreferenceLink(`${html} ${plain ?? ''}`)) continue;
    yield* query(`update templates set kind = 'action' where code = $1`, text.parse(row.code));
  }
}

/** The whole run of word characters is the name, so no shorter name can be found inside it. */
const marked = /@([A-Za-z][A-Za-z0-9_]*)/g;

function hasPreferenceLink(text: string): boolean {
  return [...text.matchAll(marked)].some(
    ({ 1: name, index }) => name === 'preferences_link' && !isInAddress(text, index),
  );
}

/** The end of an address with the `@` before it: names with a dot between them. */
const domain = /@[\w-]+(?:\.[\w-]+)+/y;

/**
 * Whether the `@` at this place belongs to an email address. A letter, digit or `@` right before it is
 * enough; `.` never ends the part before the `@` (RFC 5322); `-`, `+` and `%` may, if a domain follows.
 * Looks no further than the characters up to the next `@` on either side, so that a whole text takes
 * time in proportion to its length.
 */
function isInAddress(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (/[\w@]/.test(before)) return true;
  if (!/[-+%]/.test(before)) return false;
  let start = at - 1;
  while (/[-+%.]/.test(text.charAt(start - 1))) start--;
  if (!/\w/.test(text.charAt(start - 1))) return false;
  domain.lastIndex = at;
  return domain.test(text);
}
