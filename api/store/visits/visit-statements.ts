export const visitStatements = {
  insertVisitorKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, expires_at)
    values ($1, $2, 'Visitor', 'all', 1, $3, $4)`,
  countVisitorKeys: 'select count(*) as count from api_keys where expires_at is not null',
  expiredVisitorKeys: `select id from api_keys where expires_at <= $1
    order by expires_at limit $2 for update skip locked`,
  forgetVisitorKey: 'delete from api_keys where id = $1',
  forgetContactsIn: 'delete from contacts where space = $1',
  forgetEventsIn: 'delete from events where space = $1',
  forgetTransactionalsIn: 'delete from transactionals where space = $1',
  /** Locks the key until the transaction ends: nothing can be added to a space while it is deleted. */
  writeToSpace: `update api_keys set characters = characters + $2
    where id = $1 and expires_at > $3 returning characters`,
  countContactsIn: 'select count(*) as count from contacts where space = $1',
  countEventsIn: 'select count(*) as count from events where space = $1',
  countTransactionalsIn: 'select count(*) as count from transactionals where space = $1',
} as const;
