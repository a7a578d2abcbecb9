export const visitStatements = {
  insertVisitorKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, expires_at, issued_to)
    values ($1, $2, 'Visitor', 'all', 1, $3, $4, $5)`,
  /** Of all networks, and of one. */
  countVisitorKeys: `select count(*) as keys, count(distinct issued_to) as networks,
      coalesce(sum(case when issued_to = $1 then 1 else 0 end), 0) as own
    from api_keys where expires_at is not null`,
  leastUsedOf: `select id from api_keys where expires_at is not null and issued_to = $1
    order by coalesce(last_used_at, created_at), id limit 1 for update skip locked`,
  /** Among those of a network with more than its share, and those without a call since a time. */
  leastUsed: `select id from api_keys where expires_at is not null
      and (coalesce(last_used_at, created_at) <= $2 or issued_to in (
        select issued_to from api_keys where expires_at is not null
        group by issued_to having count(*) > $1))
    order by coalesce(last_used_at, created_at), id limit 1 for update skip locked`,
  expiredVisitorKeys: `select id from api_keys where expires_at <= $1
    order by expires_at limit $2 for update skip locked`,
  forgetVisitorKey: 'delete from api_keys where id = $1',
  forgetContactsIn: 'delete from contacts where space = $1',
  forgetEventsIn: 'delete from events where space = $1',
  forgetTransactionalsIn: 'delete from transactionals where space = $1',
  forgetResponsesIn: 'delete from idempotency where space = $1',
  /** Locks the key until the transaction ends: nothing can be added to a space while it is deleted. */
  writeToSpace: `update api_keys set bytes = bytes + $2
    where id = $1 and expires_at > $3 returning bytes`,
  countContactsIn: 'select count(*) as count from contacts where space = $1',
  countEventsIn: 'select count(*) as count from events where space = $1',
} as const;
