const keyColumns = `id, created_at, label, scope, is_test, is_strict, expires_at, ends_at, networks,
  last_used_at, revoked_at`;

export const keyStatements = {
  insertKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, ends_at, networks, is_strict)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  listKeys: `select ${keyColumns} from api_keys where expires_at is null order by id desc`,
  /** Always returns a row, with an empty id if there is no key, so that both cases take the same time. */
  findKey: `select ${keyColumns} from api_keys
    where digest = $1 and revoked_at is null and (expires_at is null or expires_at > $2)
      and (ends_at is null or ends_at > $2)
    union all select '', 0, '', '', 0, 0, null, null, '', null, null
    order by id desc limit 1`,
  /** A later time is from before the clock was set back. */
  noteKeyUse: `update api_keys set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at <= $3 or last_used_at > $2)`,
  revokeKey: `update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id`,
  insertVisitorKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, expires_at, issued_to)
    values ($1, $2, 'Visitor', 'all', 1, $3, $4, $5)`,
  /** Counts the keys of all networks and of one. */
  countVisitorKeys: `select count(*) as keys, count(distinct issued_to) as networks,
      coalesce(sum(case when issued_to = $1 then 1 else 0 end), 0) as own
    from api_keys where expires_at is not null`,
  leastUsedOf: `select id from api_keys where expires_at is not null and issued_to = $1
    order by coalesce(last_used_at, created_at), id limit 1 for update skip locked`,
  /** Among the keys of networks with more than their share, and those without a recent call. */
  leastUsed: `select id from api_keys where expires_at is not null
      and (coalesce(last_used_at, created_at) <= $2 or issued_to in (
        select issued_to from api_keys where expires_at is not null
        group by issued_to having count(*) > $1))
    order by coalesce(last_used_at, created_at), id limit 1 for update skip locked`,
  expiredVisitorKeys: `select id from api_keys where expires_at <= $1
    order by expires_at limit $2 for update skip locked`,
  forgetVisitorKey: 'delete from api_keys where id = $1',
  /** Locks the key, so that nothing can be added to a space while it is deleted. */
  writeToSpace: `update api_keys set bytes = bytes + $2
    where id = $1 and expires_at > $3 returning bytes`,
} as const;
