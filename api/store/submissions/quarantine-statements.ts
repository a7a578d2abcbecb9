/** The SQL for quarantining, releasing and discarding rows of all kinds. */
export const quarantineStatements = {
  /** Returns a row if more than $1 rows are in quarantine. */
  quarantinedAfter: `select id from (${['enquiries', 'leads', 'feedback', 'subscribers']
    .map((table) => `select id from ${table} where quarantined_at is not null`)
    .join(' union all ')}) as held limit 1 offset $1`,
  /** Returns a row if it was released; the reason and the withheld entries stay as a trace. */
  releaseEnquiry: release('enquiries'),
  releaseLead: release('leads'),
  releaseFeedback: release('feedback'),
  releaseSubscriber: release('subscribers'),
  discardEnquiry: discard('enquiries'),
  discardLead: discard('leads'),
  discardFeedback: discard('feedback'),
  discardSubscriber: discard('subscribers'),
  findEnquiry: 'select id from enquiries where id = $1',
  findLead: 'select id from leads where id = $1',
  findFeedback: 'select id from feedback where id = $1',
  findSubscriber: 'select id from subscribers where id = $1',
} as const;

function release(table: string): string {
  return `update ${table} set quarantined_at = null
    where id = $1 and quarantined_at is not null returning withheld`;
}

function discard(table: string): string {
  return `delete from ${table} where id = $1 and quarantined_at is not null returning id`;
}
