import { submissionStatements } from '../submissions/submission-statements.ts';

const free = 'quarantined_at is null';
const answered = 'select record_id from handling where answered_at is not null';

export const handlingStatements = {
  findEnquiry: `${submissionStatements.findEnquiryRow} and ${free}`,
  findLead: `${submissionStatements.findLeadRow} and ${free}`,
  insertHandling: `insert into handling (record_id, version, owner, answered_at, answered_by)
    values ($1, $2, $3, $4, $5) on conflict (record_id) do nothing returning record_id`,
  updateHandling: `update handling set version = $2, owner = $3, answered_at = $4, answered_by = $5
    where record_id = $1 and version = $6 returning record_id`,
  insertNote: `insert into notes (id, created_at, record_id, author, body)
    values ($1, $2, $3, $4, $5)`,
  listHandlers: `select distinct name from (
      select owner as name from handling union select answered_by from handling
      union select author from notes) as names
    where name is not null order by name`,
  /** Handled records are never in quarantine. */
  countInbox: `select
      (select count(*) from enquiries where ${free}) + (select count(*) from leads where ${free}) as total,
      (select count(*) from handling where answered_at is not null) as answered,
      (select count(*) from handling where owner = $1 and answered_at is null) as owned`,
  oldestOpen: `select id, created_at from (
      select id, created_at from (select id, created_at from enquiries
        where ${free} and id not in (${answered}) order by id limit 1) as enquiry
      union all
      select id, created_at from (select id, created_at from leads
        where ${free} and id not in (${answered}) order by id limit 1) as lead) as oldest
    order by id limit 1`,
} as const;

/** Finds the handling of `count` records. */
export function findHandlings(count: number): string {
  return `select record_id, version, owner, answered_at, answered_by from handling
    where record_id in (${places(count)})`;
}

/** Oldest first. */
export function findNotes(count: number): string {
  return `select record_id, id, created_at, author, body from notes
    where record_id in (${places(count)}) order by id`;
}

function places(count: number): string {
  return Array.from({ length: count }, (_, at) => `$${at + 1}`).join(', ');
}
