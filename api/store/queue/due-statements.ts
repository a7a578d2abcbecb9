/** Claims of an entry that were never settled, including the one whose lease has just expired. */
export const lostClaims = 'lost + case when locked_until is null then 0 else 1 end';

/** Entries that may be claimed: `$1` is now, `$4` the number of lost claims that makes an entry suspect. */
export const isDue = `done_at is null and dead_at is null and next_at <= $1
        and (locked_until is null or locked_until <= $1) and ${lostClaims} < $4`;

/**
 * Claims due entries of some rows, oldest first: `$2` is the end of the lease, `$3` the maximum
 * number.
 */
export function claimWhere(condition: string): string {
  return `with due as (
      select id from outbox where ${condition} and ${isDue}
      order by next_at limit $3 for update skip locked)
    update outbox
    set attempts = attempts + 1, lost = ${lostClaims}, locked_until = $2
    where id in (select id from due)
    returning id, created_at, topic, payload, attempts, lost, endpoint`;
}
