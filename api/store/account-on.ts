import type { AccountStore } from './account-store.ts';
import { listContacts, saveContact } from './contact-works.ts';
import { listEvents, readEvent, readWebhook, recordEvent, webhookValues } from './event-works.ts';
import { once } from './keyed-work.ts';
import { statements } from './statements.ts';
import { type Database, query } from './work.ts';

/** Contacts, events and webhooks on any database whose schema is up to date. */
export function accountOn(database: Database, now: () => number): AccountStore {
  return {
    saveContact: (change, keyed) =>
      database.write(() => once(keyed, now(), () => saveContact(change, now()))),
    listContacts: (filter) => database.read(() => listContacts(filter)),
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries))),
    listEvents: (filter) => database.read(() => listEvents(filter)),
    async findEvent(id) {
      const [row] = await database.read(() => query(statements.findEvent, id));
      return row ? readEvent(row) : null;
    },
    async addWebhook(webhook) {
      await database.write(() => query(statements.insertWebhook, ...webhookValues(webhook)));
    },
    async listWebhooks() {
      return (await database.read(() => query(statements.listWebhooks))).map(readWebhook);
    },
    async findWebhook(id) {
      const [row] = await database.read(() => query(statements.findWebhook, id));
      return row ? readWebhook(row) : null;
    },
    async removeWebhook(id) {
      const rows = await database.write(() => query(statements.removeWebhook, id, now()));
      return rows.length > 0 ? 'removed' : 'unknown';
    },
  };
}
