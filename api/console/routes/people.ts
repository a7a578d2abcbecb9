import type { Export } from '@grovemail/contract/console/inbox.ts';
import type {
  ContactItem,
  ContactList,
  PersonErased,
  PersonSummary,
} from '@grovemail/contract/console/people.ts';
import {
  contactFilter,
  contactQuery,
  erasure,
  personQuery,
} from '@grovemail/contract/console/people-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { contactCsv } from '../../resources/contact-record.ts';
import { personDocument } from '../../resources/person-data.ts';
import { collect } from '../../resources/read-rows.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import type { PersonRecords } from '../../store/persons/person-store.ts';
import { contactRows } from '../people/contact-rows.ts';
import { personSummary } from '../people/person-summary.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ConsoleFault, type ConsoleRoute, change, read } from '../serving/console-route.ts';
import { shortLine } from '../serving/short-texts.ts';

const pageSize = 100;
const maxNews = 100;

/** Contacts, and everything that is stored about one person. */
export function peopleRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, once, personMails, now } = deps;
  const withMails = async ({ address, rows }: PersonRecords) => ({
    ...{ address, rows },
    mails: await personMails.of(address),
  });
  return [
    read('/api/people', contactQuery, async ({ query }) => {
      const { before, after, ...filter } = query;
      if (after !== undefined) {
        const newest = await collect(contactRows(store, filter, maxNews, { firstId: after }));
        return { count: newest.filter(({ id }) => id > after).length };
      }
      const rows = await collect(contactRows(store, filter, pageSize + 1, { before }));
      return {
        ...{ items: rows.slice(0, pageSize).map(contactItem), hasMore: rows.length > pageSize },
      } satisfies ContactList;
    }),
    change(
      '/api/people/contacts/export',
      'export contacts',
      contactFilter,
      async ({ body }): Promise<Export> => {
        const all = () => contactRows(store, body, Number.POSITIVE_INFINITY);
        // A million of them fit into no memory, so they are counted now, and read again for the file.
        let rows = 0;
        for await (const _ of all()) rows += 1;
        await store.recordAct();
        const file = `contacts-${new Date(now()).toISOString().slice(0, 10)}.csv`;
        const url = once.add(async () => ({
          ...{ file, type: 'text/csv; charset=utf-8' },
          body: contactCsv(all()),
        }));
        return { url, rows, file };
      },
    ),
    read(
      '/api/people/own',
      personQuery,
      async ({ query }): Promise<PersonSummary> =>
        personSummary(await withMails(await store.findOwnRows(address(query.email)))),
    ),
    read(
      '/api/people/whole',
      personQuery,
      async ({ query }): Promise<PersonSummary> =>
        personSummary(await withMails(await store.readPerson(address(query.email)))),
    ),
    change(
      '/api/people/export',
      'person export',
      personQuery,
      async ({ body }): Promise<Export> => {
        const email = address(body.email);
        const data = await withMails(await store.readPerson(email));
        await store.recordAct({ person: email });
        const file = `person-${new Date(now()).toISOString().slice(0, 10)}.json`;
        const document = JSON.stringify(personDocument(data, now()), null, 2);
        const url = once.add(async () => ({
          ...{ file, type: 'application/json' },
          body: (async function* () {
            yield `${document}\n`;
          })(),
        }));
        return { url, rows: data.rows.length + data.mails.length, file };
      },
    ),
    change(
      '/api/people/erase',
      'person erase',
      erasure,
      async ({ body }): Promise<PersonErased> => {
        const email = address(body.email);
        if (canonicalAddress(body.typed) !== email)
          throw new ConsoleFault(400, 'Type the address of this person. Nothing was erased.');
        const { rows, isComplete, traces } = await store.erasePerson(email);
        // After the rows, so that no queued mail becomes a file in between.
        const mails = await personMails.erase(email);
        return {
          rows: rows.length + mails.length,
          problem: [isComplete ? '' : incomplete, traces === null ? '' : `${leftInFiles} ${traces}`]
            .filter(Boolean)
            .join(' '),
        };
      },
    ),
  ];
}

const incomplete = 'More was stored about this address in the meantime. Erase it again.';
const leftInFiles =
  'The rows are deleted, but the files of the store may still contain parts of them.';

/** @throws {ConsoleFault} */
function address(given: string): string {
  const email = canonicalAddress(given);
  if (email !== null) return email;
  throw new ConsoleFault(400, 'This is no email address. Type one such as ada@shop.example.');
}

function contactItem({ id, createdAt, email, firstname, lastname }: ContactRow): ContactItem {
  const name = shortLine([firstname, lastname].filter(Boolean).join(' '));
  return { id, createdAt, email, name };
}
