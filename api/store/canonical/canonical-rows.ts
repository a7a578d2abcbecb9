import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { forEachRow } from '../database/for-each-row.ts';
import { json, readId, text } from '../database/row.ts';
import { query, type Transaction, type Value } from '../database/transaction.ts';
import { type Mergeable, mergeables } from './mergeables.ts';

/** Rewrites every stored address to its canonical spelling. Rows that become equal are merged. */
export function* canonicalRows(): Transaction<void> {
  for (const mergeable of mergeables) yield* mergeRows(mergeable);
  for (const [table, column] of plain) yield* respell(table, column);
  yield* respellIn('leads', 'metadata', "type <> ''");
  yield* respellIn('outbox', 'payload', waitingMails);
}

/** Columns without a unique constraint. */
const plain = [
  ['enquiries', 'email'],
  ['events', 'contact_email'],
  ['transactionals', 'recipient_email'],
  ['transactionals', 'reply_to'],
  ['push_subscriptions', 'email'],
  ['push_messages', 'email'],
] as const;

const waitingMails = "done_at is null and topic in ('newsletter.confirm', 'preferences.link')";

function* mergeRows({ table, scope, columns, merge, follow }: Mergeable): Transaction<void> {
  const all = [...scope, ...columns];
  const select = `select id, email, ${all.join(', ')} from ${table}`;
  const twins = scope.map((column, at) => `${column} = $${at + 2}`).join(' and ');
  const changes = ['email', ...columns].map((column, at) => `${column} = $${at + 2}`).join(', ');
  yield* forEachRow(select, table, '1 = 1', function* (row) {
    const email = addressKey(text.parse(row.email));
    if (email === row.email) return;
    const unique = scope.map((column) => row[column] as Value);
    const [twin] = yield* query(`${select} where email = $1 and ${twins}`, email, ...unique);
    const kept = twin ? merge(row, twin) : row;
    if (twin) {
      const gone = kept.id === row.id ? twin : row;
      yield* query(`delete from ${table} where id = $1`, readId(gone));
      if (follow) yield* query(follow, readId(gone), readId(kept));
    }
    const values = columns.map((column) => kept[column] as Value);
    yield* query(`update ${table} set ${changes} where id = $1`, readId(kept), email, ...values);
  });
}

function* respell(table: string, column: string): Transaction<void> {
  const select = `select id, ${column} as email from ${table}`;
  yield* forEachRow(select, table, `${column} is not null`, function* (row) {
    const email = text.parse(row.email);
    const canonical = canonicalAddress(email);
    if (canonical === null || canonical === email) return;
    yield* query(`update ${table} set ${column} = $2 where id = $1`, readId(row), canonical);
  });
}

/** The same for an `email` in a JSON column. */
function* respellIn(table: string, column: string, condition: string): Transaction<void> {
  const select = `select id, ${column} as json from ${table}`;
  yield* forEachRow(select, table, condition, function* (row) {
    const value = json<{ email?: unknown }>().parse(row.json);
    const canonical = typeof value.email === 'string' ? canonicalAddress(value.email) : null;
    if (canonical === null || canonical === value.email) return;
    const changed = JSON.stringify({ ...value, email: canonical });
    yield* query(`update ${table} set ${column} = $2 where id = $1`, readId(row), changed);
  });
}
