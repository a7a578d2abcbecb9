import { addressKey } from '@grovemail/domain/forms/address-key.ts';
import { accept } from './accepting.ts';
import { accountOn } from './account-on.ts';
import { auditOn } from './audit/audit-on.ts';
import { endpointsOn } from './endpoints/endpoints-on.ts';
import { keysOn } from './key-on.ts';
import { outboxOn } from './outbox-on.ts';
import { pageValues } from './page-values.ts';
import { personsOn } from './persons/persons-on.ts';
import { previewsOn } from './previews/previews-on.ts';
import { pushOn } from './push-on.ts';
import { discard, release } from './releasing.ts';
import { retentionOn } from './retention/retention-on.ts';
import { readEnquiry, readFeedback, readLead, readSubscriber } from './row-readers.ts';
import { statements } from './statements.ts';
import type { Page, Store } from './store.ts';
import { confirmSubscriber } from './suppression-works.ts';
import { suppressionsOn } from './suppressions-on.ts';
import { transactionalOn } from './transactional-on.ts';
import { visitsOn } from './visits/visits-on.ts';
import { type Database, type DatabaseRow, query } from './work.ts';

/**
 * The store on any database whose schema is up to date; closing the store closes it.
 * @param now milliseconds since the epoch, against which whatever expires is held
 */
export function storeOn(database: Database, now: () => number): Store {
  function list<Row>(sql: string, held: string, read: (row: DatabaseRow) => Row) {
    return async ({ quarantined = false, ...page }: Page = {}) => {
      const rows = await database.read(() => query(quarantined ? held : sql, ...pageValues(page)));
      return rows.map(read);
    };
  }

  function find<Row>(sql: string, read: (row: DatabaseRow) => Row) {
    return async (...values: string[]) => {
      const [row] = await database.read(() => query(sql, ...values));
      return row ? read(row) : null;
    };
  }

  const findSubscriber = find(statements.findSubscriberRow, readSubscriber);

  return {
    accept: (acceptance) => database.write(() => accept(acceptance, now())),
    release: (kind, id) => database.write(() => release(kind, id)),
    discard: (kind, id) => database.write(() => discard(kind, id)),
    countUse: ({ key, window, times = 1 }) =>
      database.write(function* () {
        const at = now();
        const [row] = yield* query(statements.countUse, key, at, at + window, times);
        yield* query(statements.purgeUses, at, 2);
        return { count: row?.count as number, resetsAt: row?.resets_at as number };
      }),
    secret: (name, { value, createdAt }) =>
      database.write(function* () {
        yield* query(statements.keepSecret, name, value, createdAt);
        const [row] = yield* query(statements.readSecret, name);
        return row?.value as string;
      }),
    listEnquiries: list(statements.listEnquiries, statements.listQuarantinedEnquiries, readEnquiry),
    listFeedback: list(statements.listFeedback, statements.listQuarantinedFeedback, readFeedback),
    listLeads: list(statements.listLeads, statements.listQuarantinedLeads, readLead),
    listSubscribers: list(
      statements.listSubscribers,
      statements.listQuarantinedSubscribers,
      readSubscriber,
    ),
    findEnquiry: find(statements.findEnquiryRow, readEnquiry),
    findLead: find(statements.findLeadRow, readLead),
    findSubscriber: (audience, email) => findSubscriber(audience, addressKey(email)),
    confirmSubscriber: (audience, email) =>
      database.write(() => confirmSubscriber(audience, email, now())),
    ...outboxOn(database, now),
    ...keysOn(database, now),
    ...accountOn(database, now),
    ...transactionalOn(database, now),
    ...suppressionsOn(database, now),
    ...pushOn(database, now),
    ...visitsOn(database, now),
    ...previewsOn(database, now),
    ...endpointsOn(database, now),
    ...personsOn(database, now),
    ...retentionOn(database, now),
    ...auditOn(database),
    async ping() {
      database.requireSound?.();
      const at = now();
      await database.write(() => query(statements.countUse, 'ping', at, at, 1));
    },
    close: () => database.close(),
  };
}
