import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import type { Page } from '../database/page.ts';
import { pageValues } from '../database/page.ts';
import { search } from '../database/search.ts';
import { type Database, type DatabaseRow, query } from '../database/transaction.ts';
import { accept } from './accept.ts';
import { discard, release } from './quarantine.ts';
import { readEnquiry, readFeedback, readLead, readSubscriber } from './submission-rows.ts';
import {
  type SubmissionTable,
  searched,
  submissionStatements as sql,
} from './submission-statements.ts';
import type { SubmissionStore } from './submission-store.ts';

/** The submission store on any database whose schema is up to date. */
export function sqlSubmissionStore(database: Database, now: () => number): SubmissionStore {
  function list<Row>(
    table: SubmissionTable,
    acceptedSql: string,
    quarantinedSql: string,
    read: (row: DatabaseRow) => Row,
  ) {
    return async ({ quarantined = false, search: wanted, ...page }: Page = {}) => {
      const values = pageValues(page);
      const rows = await (wanted
        ? database.scan(() => search(searched(table, quarantined), wanted, ...values))
        : database.read(() => query(quarantined ? quarantinedSql : acceptedSql, ...values)));
      return rows.map(read);
    };
  }

  function find<Row>(statement: string, read: (row: DatabaseRow) => Row) {
    return async (...values: string[]) => {
      const [row] = await database.read(() => query(statement, ...values));
      return row ? read(row) : null;
    };
  }

  const findSubscriber = find(sql.findSubscriberRow, readSubscriber);

  return {
    accept: (acceptance) => database.write(() => accept(acceptance, now())),
    release: (kind, id) =>
      database.write(
        () => release(kind, id, now()),
        (outcome) => (outcome === 'released' ? `${kind}:${id}` : null),
      ),
    discard: (kind, id) =>
      database.write(
        () => discard(kind, id),
        (outcome) => (outcome === 'discarded' ? `${kind}:${id}` : null),
      ),
    listEnquiries: list('enquiries', sql.listEnquiries, sql.listQuarantinedEnquiries, readEnquiry),
    listFeedback: list('feedback', sql.listFeedback, sql.listQuarantinedFeedback, readFeedback),
    listLeads: list('leads', sql.listLeads, sql.listQuarantinedLeads, readLead),
    listSubscribers: list(
      'subscribers',
      sql.listSubscribers,
      sql.listQuarantinedSubscribers,
      readSubscriber,
    ),
    findEnquiry: find(sql.findEnquiryRow, readEnquiry),
    findLead: find(sql.findLeadRow, readLead),
    findFeedback: find(sql.findFeedbackRow, readFeedback),
    findSubscriberById: find(sql.findSubscriberById, readSubscriber),
    findSubscriber: (audience, email) => findSubscriber(audience, addressKey(email)),
  };
}
