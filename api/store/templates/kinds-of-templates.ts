import { wantsPreferenceLink } from '../../mailing/compose.ts';
import { text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';

/** Before kinds existed, the link in a template decided whether unsubscribes applied to its emails. */
export function* kindsOfTemplates(): Transaction<void> {
  for (const row of yield* query('select code, html, plain from templates')) {
    const [html, plain] = [text.parse(row.html), text.nullable().parse(row.plain)];
    if (wantsPreferenceLink({ subject: null, html, plain }, {})) continue;
    yield* query(`update templates set kind = 'action' where code = $1`, text.parse(row.code));
  }
}
