/** Claims of an entry that nobody settled, the one whose lease has just run out included. */
export const lostClaims = 'lost + case when locked_until is null then 0 else 1 end';

/** What may be handed out: `$1` is now, `$4` as many lost claims as make a suspect. */
export const isDue = `done_at is null and dead_at is null and next_at <= $1
        and (locked_until is null or locked_until <= $1) and ${lostClaims} < $4`;

/**
 * Hands out what is due of some rows, the longest waiting first: `$2` is the end of the lease, `$3` how
 * many at most.
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
