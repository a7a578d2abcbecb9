export const idempotencyStatements = {
  /** Returns a row if the key is new. Otherwise, it neither locks nor writes. */
  keepKey: `insert into idempotency
    (operation, key, fingerprint, status, body, expires_at, record_id, space)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (operation, key) do nothing returning fingerprint`,
  /** Returns a row unless the key was used before and has not expired. */
  claimKey: `insert into idempotency
    (operation, key, fingerprint, status, body, expires_at, record_id, space)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (operation, key) do update set
      fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
      expires_at = excluded.expires_at, record_id = excluded.record_id, space = excluded.space
    where idempotency.expires_at <= $9
    returning fingerprint`,
  usedKey: `select fingerprint, status, body, expires_at from idempotency
    where operation = $1 and key = $2`,
  keepResponse: 'update idempotency set status = $3, body = $4 where operation = $1 and key = $2',
  /** A second sign-up keeps the row of the first. */
  keyOfSubscriber: `update idempotency
    set record_id = (select id from subscribers where audience = $3 and email = $4)
    where operation = $1 and key = $2`,
  forgetResponsesIn: 'delete from idempotency where space = $1',
  purgeKeys: `with due as (
      select operation, key from idempotency where expires_at <= $1
      order by expires_at limit $2 for update skip locked)
    delete from idempotency where (operation, key) in (select operation, key from due)
    returning key`,
} as const;
