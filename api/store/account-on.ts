import type { AccountStore } from './account-store.ts';
import {
  deleteContact,
  findContact,
  listContacts,
  saveContact,
  saveContacts,
} from './contact-works.ts';
import {
  listEvents,
  readEvent,
  readWebhook,
  recordEvent,
  removeWebhook,
  webhookValues,
} from './event-works.ts';
import { findAnswer, once } from './keyed-work.ts';
import { statements } from './statements.ts';
import { type Database, query } from './work.ts';

/** Contacts, events and webhooks on any database whose schema is up to date. */
export function accountOn(database: Database, now: () => number): AccountStore {
  return {
    findAnswer: (used) => database.read(() => findAnswer(used, now())),
    saveContact: (change, keyed, told) =>
      database.write(() => once(keyed, now(), () => saveContact(change, now(), told))),
    saveContacts: (changes, keyed, told) =>
      database.write(() => once(keyed, now(), () => saveContacts(changes, now(), told))),
    findContact: (space, id) => database.read(() => findContact(space, id)),
    deleteContact: (contact, keyed) =>
      database.write(() => once(keyed, now(), () => deleteContact(contact))),
    listContacts: (filter) => database.read(() => listContacts(filter)),
    recordEvent: (event, entries, keyed) =>
      database.write(() => once(keyed, now(), () => recordEvent(event, entries, now()))),
    listEvents: (filter) => database.read(() => listEvents(filter)),
    async findEvent(id) {
      const [row] = await database.read(() => query(statements.findEvent, id));
      return row ? readEvent(row) : null;
    },
    async addWebhook(webhook) {
      await database.write(() => query(statements.insertWebhook, ...webhookValues(webhook)));
    },
    async listWebhooks() {
      return (await database.read(() => query(statements.listWebhooks, now()))).map(readWebhook);
    },
    async findWebhook(id) {
      const [row] = await database.read(() => query(statements.findWebhook, id, now()));
      return row ? readWebhook(row) : null;
    },
    async rotateWebhook(id, { secret, previousUntil }) {
      const values = [id, secret, previousUntil];
      const rows = await database.write(() => query(statements.rotateWebhook, ...values));
      return rows.length > 0 ? 'rotated' : 'unknown';
    },
    removeWebhook: (id) => database.write(() => removeWebhook(id, now())),
  };
}
