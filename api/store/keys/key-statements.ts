const keyColumns = `id, created_at, label, scope, is_test, expires_at, ends_at, networks,
  last_used_at, revoked_at`;

export const keyStatements = {
  insertKey: `insert into api_keys
    (id, created_at, label, scope, is_test, digest, ends_at, networks)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  listKeys: `select ${keyColumns} from api_keys where expires_at is null order by id desc`,
  findKey: `select ${keyColumns} from api_keys
    where digest = $1 and revoked_at is null and (expires_at is null or expires_at > $2)
      and (ends_at is null or ends_at > $2)`,
  /** A time in the future was noted before the clock was set back. */
  noteKeyUse: `update api_keys set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at <= $3 or last_used_at > $2)`,
  revokeKey: `update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning id`,
} as const;
