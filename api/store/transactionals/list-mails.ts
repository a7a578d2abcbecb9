import type { PageResult } from '../database/page.ts';
import { readId, text } from '../database/row.ts';
import { query, type Transaction } from '../database/transaction.ts';
import { isBounded, listRows, type Selection, when } from '../lists/list-rows.ts';
import { readAttempt, readMailRow } from './transactional-rows.ts';
import { mailColumns } from './transactional-statements.ts';
import type { TransactionalFilter, TransactionalRow } from './transactional-store.ts';

/** Whether a list reads only its page, or at most the emails of one recipient. */
export function isIndexed(filter: Omit<TransactionalFilter, 'space' | 'limit'>): boolean {
  return isBounded(selectionOf({ space: '', limit: 1, ...filter }));
}

/** Emails of a data space that match the filter, newest first, and their number. */
export function* listMails(filter: TransactionalFilter): Transaction<PageResult<TransactionalRow>> {
  const { rows, size } = yield* listRows(selectionOf(filter));
  const attempts = yield* attemptsOf(rows.map(readId));
  return {
    rows: rows.map((row) => ({
      ...readMailRow(row),
      attempts: (attempts.get(readId(row)) ?? []).map(readAttempt),
    })),
    size,
  };
}

function selectionOf(given: TransactionalFilter): Selection {
  const { status, recipientEmail, templateCode, ...filter } = given;
  return {
    table: 'transactionals',
    columns: mailColumns,
    filter,
    checked: ', template_code, status, feedback',
    indexed: when('recipient_email', recipientEmail),
    checks: [...when('coalesce(feedback, status)', status), ...when('template_code', templateCode)],
    kept: recipientEmail === undefined ? 'transactionals' : null,
  };
}

function* attemptsOf(ids: readonly string[]) {
  const places = ids.map((_, at) => `$${at + 1}`).join(', ');
  const rows =
    ids.length === 0
      ? []
      : yield* query(
          `select transactional_id, created_at, coalesce(feedback, outcome) as outcome, reply
            from delivery_attempts where transactional_id in (${places}) order by id`,
          ...ids,
        );
  return Map.groupBy(rows, (row) => text.parse(row.transactional_id));
}
