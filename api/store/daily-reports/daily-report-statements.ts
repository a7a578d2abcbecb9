/** Periods are ranges of ids, which sort by time and have an index. */
export const dailyReportStatements = {
  countLeads: `select type, count(*) as count from leads
    where id >= $1 and id < $2 and quarantined_at is null group by type order by type`,
  countEnquiries: countIn('enquiries'),
  countFeedback: countIn('feedback'),
  countSubscribers: countIn('subscribers'),
  countHeldLeads: countHeld('leads'),
  countHeldEnquiries: countHeld('enquiries'),
  countHeldFeedback: countHeld('feedback'),
  countHeldSubscribers: countHeld('subscribers'),
  countGivenUp: `select count(*) as count from outbox
    where dead_at is not null and dead_at >= $1 and dead_at < $2`,
  listGivenUp: `select id, topic, last_error from outbox
    where dead_at is not null and dead_at >= $1 and dead_at < $2
    order by dead_at desc, id desc limit $3`,
} as const;

function countIn(table: string): string {
  return `select count(*) as count from ${table}
    where id >= $1 and id < $2 and quarantined_at is null`;
}

function countHeld(table: string): string {
  return `select count(*) as count from ${table} where quarantined_at is not null`;
}
