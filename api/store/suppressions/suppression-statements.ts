import type { Searched } from '../database/search.ts';
import type { Value } from '../database/transaction.ts';
import type { SuppressionSearch } from './suppression-store.ts';

const stored =
  'id, change_id, account, email, list, contact_id, since, changed_at, source, reason, ends_at';

/** Shows an ended suppression as lifted. @param now the placeholder of the current time */
function columns(now: string): string {
  return `${stored},
    coalesce(lifted_at, case when ends_at <= ${now} then ends_at end) as lifted_at`;
}

/** @param now the placeholder of the current time */
function inForce(now: string): string {
  return `lifted_at is null and (ends_at is null or ends_at > ${now})`;
}

/** Searches by address. Ended suppressions are not shown as lifted. @param now milliseconds since the epoch */
export function searchedSuppressions(
  { sources, list, isLifted }: SuppressionSearch,
  now: number,
): Searched {
  const values: Value[] = [];
  const at = (value: Value) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (sources) conditions.push(`source in (${sources.map(at).join(', ')})`);
  if (list !== undefined) conditions.push(`list = ${at(list)}`);
  if (isLifted) conditions.push(`not (${inForce(at(now))})`);
  return {
    table: 'suppressions',
    where: conditions.join(' and '),
    values,
    texts: ['email'],
    columns: `${stored}, lifted_at`,
  };
}

/** The unique index allows a suppression without an end and one with an end. */
const conflict = 'on conflict (account, email, list, (ends_at is null))';

/** Whether the recipient made the choice. */
const isOwn = (source: string) => `${source} in ('page', 'one_click', 'link')`;

/** Equals `strengthOf`. */
function strength(source: string): string {
  return `case ${source} when 'complaint' then 2 when 'bounce' then 1 when 'operator' then 0 else -1 end`;
}

export const suppressionStatements = {
  /**
   * All expressions see the previous row. `changed_at` is later than `since` if the recipient made the choice, before or after
   * another source.
   */
  suppress: `insert into suppressions
    (id, account, email, list, contact_id, since, changed_at, change_id, source, reason)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)
    ${conflict} do update set
      contact_id = coalesce(excluded.contact_id, suppressions.contact_id),
      since = case when suppressions.lifted_at is null then suppressions.since else excluded.since end,
      source = case
        when suppressions.lifted_at is not null
          or ${strength('excluded.source')} > ${strength('suppressions.source')}
        then excluded.source else suppressions.source end,
      reason = case when suppressions.lifted_at is null
        then coalesce(excluded.reason, suppressions.reason) else excluded.reason end,
      changed_at = case
        when suppressions.lifted_at is not null then excluded.changed_at
        when suppressions.changed_at = suppressions.since
          and not ${isOwn('suppressions.source')} and not ${isOwn('excluded.source')}
        then suppressions.since
        when excluded.changed_at <= suppressions.since then suppressions.since + 1
        else excluded.changed_at end,
      change_id = excluded.change_id, lifted_at = null
    returning since, source`,
  /**
   * Extends an active pause, which keeps its start. $8 is the new end.
   */
  pause: `insert into suppressions
    (id, account, email, list, contact_id, since, changed_at, change_id, source, ends_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7, 'bounce', $8)
    ${conflict} do update set
      since = case when suppressions.lifted_at is null and suppressions.ends_at > excluded.since
        then suppressions.since else excluded.since end,
      changed_at = excluded.changed_at, change_id = excluded.change_id, lifted_at = null,
      ends_at = excluded.ends_at
    returning since`,
  /** When the last pause of an address ended, or was lifted. */
  lastPause: `select coalesce(lifted_at, ends_at) as ended_at from suppressions
    where account = $1 and email in ($2, $3) and list = '*' and ends_at is not null`,
  /** Restores the address in the suppression of an erased person who has signed up again. */
  reviveSuppression: `update suppressions set email = $3
    where account = $1 and list = $2 and email = $4 and ends_at is null
      and not exists (select 1 from suppressions
        where account = $1 and list = $2 and email = $3 and ends_at is null)`,
  undoSuppression: `update suppressions set lifted_at = $2
    where change_id = $1 and lifted_at is null and changed_at > $3 and ${isOwn('source')} returning id`,
  findChoice: `select id from suppressions where change_id = $1 and ${isOwn('source')}`,
  resumeMail: `update suppressions set lifted_at = $2
    where change_id = $1 and lifted_at is null and ${isOwn('source')} returning id`,
  /** A suppression after the sign-up is the newer choice. */
  resubscribe: `update suppressions set lifted_at = $4
    where account = $3 and list = $1 and email in ($2, $5) and lifted_at is null and ${isOwn('source')}
      and changed_at < (select updated_at from subscribers where audience = $1 and email = $2)`,
  /** The active suppressions of exactly this list, the one without an end first. */
  findInForce: `select ${columns('$5')} from suppressions
    where account = $1 and email in ($2, $4) and list = $3 and ${inForce('$5')}
    order by (ends_at is null) desc, id`,
  liftSuppression: `update suppressions set lifted_at = $3
    where id = $1 and change_id = $2 and lifted_at is null returning id`,
  findLifted: 'select id from suppressions where change_id = $1 and lifted_at is not null',
  explainSuppression: `update suppressions set reason = $2
    where change_id = $1 and lifted_at is null and ${isOwn('source')} returning id`,
  isSuppressed: `select id from suppressions
    where account = $1 and email in ($2, $4) and list in ($3, '*') and ${inForce('$5')} limit 1`,
  findSuppressions: `select ${columns('$3')} from suppressions where email in ($1, $2) order by id desc`,
  forgetLifted:
    'delete from suppressions where id = $1 and (lifted_at is not null or ends_at is not null)',
  /** Deletes a suppression that was kept before the address signed up again. */
  forgetTwin: `delete from suppressions where email = $2 and id <> $1
    and (account, list) in (select account, list from suppressions where id = $1)`,
  keepFact: `update suppressions
    set email = $2, contact_id = null, reason = null, change_id = id where id = $1`,
  listSuppressions: `select ${columns('$3')} from suppressions where id < $1 order by id desc limit $2`,
  /** Reads all of them: 0.4 s for 300,000. */
  countSuppressions: `select source, list, case when ${inForce('$1')} then 1 else 0 end as in_force,
      count(*) as count
    from suppressions group by source, list, in_force`,
  pageSuppressions: `select ${columns('$3')} from suppressions
    where account = $4 and id < $1 order by id desc limit $2`,
  /** The expression keeps SQLite from reading all rows of the account in the order of the ids. */
  pageSuppressionsOf: `select ${columns('$3')} from suppressions
    where email in ($5, $6) and account || '' = $4 and id < $1 order by id desc limit $2`,
  countSuppressionsOf: `select count(*) as count from suppressions
    where email in ($2, $3) and account = $1`,
} as const;

/** Takes the current time, then addresses or their placeholders after an erasure. */
export function findInForceOf(count: number): string {
  const addresses = placeholders(count, 1).join(', ');
  return `select ${columns('$1')} from suppressions where email in (${addresses}) and ${inForce('$1')}`;
}

/** Takes the account and the list, then addresses or their placeholders after an erasure. */
export function findSuppressionsOf(count: number): string {
  const addresses = placeholders(count, 2).join(', ');
  return `select email, source, changed_at, lifted_at from suppressions
    where account = $1 and list = $2 and email in (${addresses}) and ends_at is null`;
}

/** Takes the list, then addresses. Returns the time of the last confirmed sign-up of each. */
export function findSignUpsOf(count: number): string {
  const addresses = placeholders(count, 1).join(', ');
  return `select email, max(updated_at) as signed_up_at from subscribers
    where status = 'confirmed' and ($1 = '*' or audience = $1) and email in (${addresses})
    group by email`;
}

/**
 * Takes the account and the list, then id, address, contact id, start, last change, change id, source, reason, end by lifting
 * and planned end of each, without duplicate addresses. Returns the inserted addresses.
 */
export function insertSuppressions(count: number): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const [id, email, ...others] = placeholders(10, 2 + row * 10);
    return `(${id}, $1, ${email}, $2, ${others.join(', ')})`;
  });
  return `insert into suppressions
    (id, account, email, list, contact_id, since, changed_at, change_id, source, reason, lifted_at,
      ends_at)
    values ${rows.join(', ')}
    ${conflict} do nothing returning email`;
}

/** `count` of them, numbered after the preceding ones. */
function placeholders(count: number, before: number): string[] {
  return Array.from({ length: count }, (_, at) => `$${before + at + 1}`);
}
