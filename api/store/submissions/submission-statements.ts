export const submissionStatements = {
  insertEnquiry: `insert into enquiries
    (id, created_at, quarantined_at, quarantine_reason, quarantine_network, withheld, fullname, email, subject, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  insertPageFeedback: `insert into feedback
    (id, created_at, quarantined_at, quarantine_reason, quarantine_network, withheld, page, helpful, comment)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  insertLead: `insert into leads
    (id, created_at, quarantined_at, quarantine_reason, quarantine_network, withheld, type, metadata)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  /** The first row keeps its id and its status: a second sign-up neither confirms nor un-confirms. */
  upsertSubscriber: `insert into subscribers
    (id, created_at, updated_at, audience, email, source, tags, status)
    values ($1, $2, $2, $3, $4, $5, $6, 'pending')
    on conflict (audience, email) do update set
      source = excluded.source, tags = excluded.tags, updated_at = excluded.updated_at,
      quarantined_at = null, quarantine_network = null`,
  /** A suspected sign-up does not change an existing address. */
  quarantineSubscriber: `insert into subscribers
    (id, created_at, updated_at, quarantined_at, quarantine_reason, quarantine_network, withheld, audience, email, source, tags, status)
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending')
    on conflict (audience, email) do nothing`,
  ...listings('Enquiries', 'enquiries', 'fullname, email, subject, body'),
  ...listings('Leads', 'leads', 'type, metadata'),
  ...listings('Feedback', 'feedback', 'page, helpful, comment'),
  ...listings('Subscribers', 'subscribers', 'audience, email, source, tags, status'),
  findEnquiryRow: find('enquiries', 'fullname, email, subject, body', 'id = $1'),
  findLeadRow: find('leads', 'type, metadata', 'id = $1'),
  findSubscriberRow: find(
    'subscribers',
    'audience, email, source, tags, status',
    'audience = $1 and email = $2',
  ),
  findSubscriberById: find('subscribers', 'audience, email, source, tags, status', 'id = $1'),
  findFeedbackRow: find('feedback', 'page, helpful, comment', 'id = $1'),
  /** `updated_at` stays the time of the last sign-up: later choices of the recipient are newer. */
  confirmSubscriber: `update subscribers set status = 'confirmed', quarantined_at = null, quarantine_network = null
    where audience = $1 and email = $2 returning id`,
} as const;

function find(table: string, columns: string, condition: string): string {
  return `select id, created_at, quarantined_at, quarantine_reason, ${columns}
    from ${table} where ${condition}`;
}

/** The two lists of a table: quarantined rows, and all others. */
function listings<Name extends string>(name: Name, table: string, columns: string) {
  const list = (
    condition: string,
  ) => `select id, created_at, quarantined_at, quarantine_reason, ${columns}
    from ${table} where id < $1 and quarantined_at is ${condition} order by id desc limit $2`;
  return { [`list${name}`]: list('null'), [`listQuarantined${name}`]: list('not null') } as Record<
    `list${Name}` | `listQuarantined${Name}`,
    string
  >;
}
