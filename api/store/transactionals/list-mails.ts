import type { PageResult } from '../database/page.ts';
import { pageValues } from '../database/page-values.ts';
import { readId, text } from '../database/row.ts';
import { query, type Transaction, type Value } from '../database/transaction.ts';
import { keptCount } from '../row-counts/kept-count.ts';
import { readAttempt, readMailRow } from './transactional-rows.ts';
import { mailColumns } from './transactional-statements.ts';
import type { TransactionalFilter, TransactionalRow } from './transactional-store.ts';

/** The columns that a list can be filtered by; values are always bound. */
const conditions = {
  status: (value: string) => `coalesce(feedback, status) = ${value}`,
  recipientEmail: (value: string) => `recipient_email = ${value}`,
  templateCode: (value: string) => `template_code = ${value}`,
  createdFrom: (value: string) => `created_at >= ${value}`,
  createdBefore: (value: string) => `created_at < ${value}`,
};

type Filters = Omit<TransactionalFilter, 'space' | 'limit' | 'before'>;

/** Whether a list reads its page alone, or no more than the emails of one recipient. */
export function isIndexed(filter: Filters): boolean {
  return (
    filter.recipientEmail !== undefined ||
    !Object.values(filter).some((value) => value !== undefined)
  );
}

/** Emails of a data space that match the filter, newest first, and their number. */
export function* listMails(filter: TransactionalFilter): Transaction<PageResult<TransactionalRow>> {
  const { space, limit, before, ...by } = filter;
  const values: Value[] = [space];
  const fits = Object.entries(conditions).flatMap(([name, condition]) => {
    const value = by[name as keyof typeof conditions];
    if (value === undefined) return [];
    return [condition(`$${values.push(value)}`)];
  });
  const where = ['space = $1', ...fits].join(' and ');
  const [counted] = yield* query(
    fits.length === 0
      ? keptCount('transactionals')
      : `select count(*) as count from transactionals where ${where}`,
    ...values,
  );
  const page = pageValues({ limit, ...(before === undefined ? {} : { before }) });
  const rows = yield* query(
    `select ${mailColumns} from transactionals
      where ${where} and id < $${values.length + 1} order by id desc limit $${values.length + 2}`,
    ...values,
    ...page,
  );
  const attempts = yield* attemptsOf(rows.map(readId));
  return {
    rows: rows.map((row) => ({
      ...readMailRow(row),
      attempts: (attempts.get(readId(row)) ?? []).map(readAttempt),
    })),
    size: Number(counted?.count),
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
