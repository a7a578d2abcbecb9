import type { Searched } from '../database/search.ts';

/** The columns after id, time and quarantine. */
const texts = {
  enquiries: ['fullname', 'email', 'subject', 'body'],
  leads: ['type', 'metadata'],
  feedback: ['page', 'helpful', 'comment'],
  subscribers: ['audience', 'email', 'source', 'tags', 'status'],
};

const isAccepted = 'quarantined_at is null';
const isQuarantined = 'quarantined_at is not null';

export type SubmissionTable = keyof typeof texts;

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
  /** A second sign-up keeps the id and the status. */
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
  ...listings('Enquiries', 'enquiries'),
  ...listings('Leads', 'leads'),
  ...listings('Feedback', 'feedback'),
  ...listings('Subscribers', 'subscribers'),
  findEnquiryRow: find('enquiries', 'id = $1'),
  findLeadRow: find('leads', 'id = $1'),
  findSubscriberRow: find('subscribers', 'audience = $1 and email = $2'),
  findSubscriberById: find('subscribers', 'id = $1'),
  findFeedbackRow: find('feedback', 'id = $1'),
  // For the daily report. Periods are ranges of ids, which sort by time and have an index.
  countLeads: `select type, count(*) as count from leads
    where id >= $1 and id < $2 and quarantined_at is null group by type order by type`,
  countEnquiries: countIn('enquiries'),
  countFeedback: countIn('feedback'),
  countSubscribers: countIn('subscribers'),
  countQuarantinedLeads: countQuarantined('leads'),
  countQuarantinedEnquiries: countQuarantined('enquiries'),
  countQuarantinedFeedback: countQuarantined('feedback'),
  countQuarantinedSubscribers: countQuarantined('subscribers'),
  countByDay: [
    countByDay('leads', 'type'),
    countByDay('enquiries', "'enquiry'"),
    countByDay('subscribers', "'subscriber'"),
    countByDay('subscribers', "'confirmed'", "status = 'confirmed'"),
  ].join(' union all '),
  /** Keeps `updated_at`, the time of the sign-up, for comparison with later choices of the recipient. */
  confirmSubscriber: `update subscribers set status = 'confirmed', quarantined_at = null, quarantine_network = null
    where audience = $1 and email = $2 returning id`,
} as const;

function find(table: SubmissionTable, condition: string): string {
  return `select ${columnsOf(table)} from ${table} where ${condition}`;
}

function countIn(table: SubmissionTable): string {
  return `select count(*) as count from ${table} where id >= $1 and id < $2 and ${isAccepted}`;
}

/** By day since the epoch, in UTC. @param kind an expression */
function countByDay(table: SubmissionTable, kind: string, condition = isAccepted): string {
  return `select created_at / 86400000 as day, ${kind} as kind, count(*) as count from ${table}
    where id >= $1 and id < $2 and ${isAccepted} and ${condition} group by 1, 2`;
}

function countQuarantined(table: SubmissionTable): string {
  return `select count(*) as count from ${table} where ${isQuarantined}`;
}

/** The two lists of a table: quarantined rows, and all others. */
function listings<Name extends string>(name: Name, table: SubmissionTable) {
  const list = (condition: string) =>
    `select ${columnsOf(table)} from ${table} where id < $1 and ${condition} order by id desc limit $2`;
  return {
    [`list${name}`]: list(isAccepted),
    [`listQuarantined${name}`]: list(isQuarantined),
  } as Record<`list${Name}` | `listQuarantined${Name}`, string>;
}

export function searched(table: SubmissionTable, quarantined: boolean): Searched {
  return {
    table,
    where: quarantined ? isQuarantined : isAccepted,
    values: [],
    columns: columnsOf(table),
    texts: ['id', ...texts[table]],
  };
}

function columnsOf(table: SubmissionTable): string {
  return ['id, created_at, quarantined_at, quarantine_reason', ...texts[table]].join(', ');
}
