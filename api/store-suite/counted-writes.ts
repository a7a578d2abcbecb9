import type { Store } from '../store/store.ts';
import type { Suppression } from '../store/suppressions/suppression-store.ts';
import { newId } from './acceptances.ts';
import {
  contactChange,
  event,
  queuedMail,
  recordedEvent,
  suppression as suppressionWith,
  unkeyed,
} from './account-calls.ts';

/** Adds, moves or deletes rows of lists. Rejected writes change nothing. */
export type CountedWrite = (
  on: {
    store: Store;
    clock: { now: number };
    sql: (...statements: string[]) => Promise<void>;
  },
  given: { space: string; code: string; person: string; count: number },
) => Promise<unknown>;

export const visitorKey = `insert into api_keys (id, created_at, label, scope, is_test, digest, expires_at)
  values ('visitor', 1, 'Visitor', 'all', 1, 'visitor', 5)`;

export const suppression = (account: string, email: string, list: string): Suppression =>
  suppressionWith({ account, email, list, at: 1 });

const columns = {
  events: 'created_at, contact_email, context, space, event_code',
  transactionals: 'created_at, recipient_email, subject, status, message, space, template_code',
};

const times = (count: number, act: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => act(at)));

/** Copies up to ten rows in one statement. */
const copy = (table: keyof typeof columns, prefix: string) =>
  `insert into ${table} (id, ${columns[table]})
    select '${prefix}' || id, ${columns[table]} from ${table} order by id limit 10`;

export const countedWrites = {
  recordEvents: ({ store }, { space, code, person, count }) =>
    times(count, () => recordedEvent(store, { space, eventCode: code, contactEmail: person })),
  rejectEvents: async ({ store }, { space, count }) => {
    const one = event({ space });
    await times(count, () => store.recordEvent(one, () => [], unkeyed()));
  },
  saveContacts: ({ store }, { space, person, count }) => {
    const changes = Array.from({ length: count }, (_, at) =>
      contactChange({ space, email: at === 0 ? person : `${newId()}@example.com` }),
    );
    return times(1, () => store.saveContacts(changes, unkeyed()));
  },
  queueMails: ({ store }, { space, code, person, count }) =>
    times(count, (at) =>
      queuedMail(store, {
        space,
        templateCode: code,
        recipientEmail: person,
        status: at % 2 === 0 ? 'queued' : 'test',
        createdAt: 1,
      }),
    ),
  suppress: ({ store }, { space, person, code }) =>
    store.suppress(suppression(space, person, code)),
  importSuppressions: ({ store }, { space, person, count }) =>
    store.importSuppressions([
      suppression(space, person, 'news'),
      ...Array.from({ length: count }, () => suppression(space, `${newId()}@example.com`, 'news')),
    ]),
  liftSuppression: ({ store }, { space, person }) =>
    store.liftSuppression({ account: space, email: person, list: 'news', isAsked: true }),
  deleteContact: ({ store }, { space, person }) =>
    times(1, () => store.deleteContact({ space, email: person }, unkeyed())),
  erase: ({ store }, { person }) => store.erasePerson(person),
  expireVisit: async ({ store, clock }) => {
    clock.now = 5;
    await store.forget('visits', 9);
  },
  forgetMails: async ({ store, clock }, { count }) => {
    const { now } = clock;
    clock.now = 365 * 86_400_000;
    await store.forget('transactionals', count);
    clock.now = now;
  },
  copyRows: ({ sql }) => sql(copy('events', newId()), copy('transactionals', newId())),
  moveEvents: ({ sql }, { space, code, person }) =>
    sql(`update events set space = '${space}', event_code = '${code}'
      where contact_email = '${person}'`),
  moveMails: ({ sql }, { space, code, person }) =>
    sql(
      `update transactionals set space = '${space}' where recipient_email = '${person}'`,
      `update transactionals set template_code = '${code}' where status = 'test'`,
      `update transactionals set status = 'sent' where recipient_email = '${person}'`,
    ),
  moveSuppressions: ({ sql }, { space, person }) =>
    // One row: two would have the same key.
    sql(`update suppressions set account = '${space}'
      where id in (select id from suppressions where email = '${person}' limit 1)
        and not exists (select 1 from suppressions where email = '${person}' and account = '${space}')`),
  moveContacts: ({ sql }, { space }) =>
    sql(`update contacts set space = '${space}'
      where space = 'test' and email not in (select email from contacts where space = '${space}')`),
  deleteMany: ({ sql }, { space, code }) =>
    sql(
      `delete from events where event_code = '${code}'`,
      `delete from transactionals where space = '${space}'`,
      `delete from contacts where space = '${space}' and email not like 'ada%'`,
      `delete from suppressions where account = '${space}' and list = 'news'`,
    ),
  rollBack: ({ sql }, { space }) =>
    sql(
      'begin',
      copy('events', newId()),
      `delete from contacts where space = '${space}'`,
      `update transactionals set space = '${space}'`,
      `delete from suppressions where account = '${space}'`,
      'rollback',
    ),
} satisfies Record<string, CountedWrite>;
