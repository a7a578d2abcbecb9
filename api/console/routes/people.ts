import { Readable } from 'node:stream';
import type {
  ContactItem,
  PersonErased,
  PreferenceUrl,
} from '@grovemail/contract/console/people.ts';
import {
  contactFilter,
  contactQuery,
  erasure,
  personQuery,
} from '@grovemail/contract/console/people-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { liveSpace } from '../../keys/space.ts';
import { contactCsv } from '../../resources/contact-record.ts';
import { personDocument } from '../../resources/person-data.ts';
import { collect } from '../../resources/read-rows.ts';
import type { ContactRow } from '../../store/contacts/contact-store.ts';
import type { PersonRecords } from '../../store/persons/person-store.ts';
import { contactRows } from '../people/contact-rows.ts';
import { personSummary } from '../people/person-summary.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import {
  ConsoleFault,
  type ConsoleRoute,
  change,
  read,
  requireFound,
} from '../serving/console-route.ts';
import { download } from '../serving/download.ts';
import { listPage } from '../serving/list-page.ts';
import { shortLine } from '../serving/short-texts.ts';
import { wholeAddress } from '../serving/whole-address.ts';

/** Contacts, and everything that is stored about one person. */
export function peopleRoutes(deps: ConsoleDeps): ConsoleRoute[] {
  const { store, personMails, now } = deps;
  const withMails = async ({ address, rows }: PersonRecords) => ({
    address,
    rows,
    mails: await personMails.of(address),
  });
  return [
    read('/api/people', contactQuery, ({ query }) =>
      listPage(query, 100, (part) => collect(contactRows(store, query, part)), contactItem),
    ),
    change('/api/people/contacts/export', 'export contacts', contactFilter, async ({ body }) => {
      const all = () => contactRows(store, body, { limit: Number.POSITIVE_INFINITY });
      // A million of them fit into no memory, so they are counted now, and read again for the file.
      let rows = 0;
      for await (const _ of all()) rows += 1;
      return await download(deps, ['contacts', 'csv'], rows, contactCsv(all()));
    }),
    read('/api/people/own', personQuery, async ({ query }) =>
      personSummary(await withMails(await store.findOwnRows(wholeAddress(query.email)))),
    ),
    read('/api/people/whole', personQuery, async ({ query }) =>
      personSummary(await withMails(await store.readPerson(wholeAddress(query.email)))),
    ),
    change(
      '/api/people/link',
      'preferences link',
      personQuery,
      async ({ body }): Promise<PreferenceUrl> => {
        const person = wholeAddress(body.email);
        const contact = await store.findContactByEmail(liveSpace, person);
        const { email, id } = requireFound(contact, 'contact with this address');
        const url = await deps.preferenceLink({ email, id });
        await store.recordAct({ person });
        return { url };
      },
    ),
    change('/api/people/export', 'person export', personQuery, async ({ body }) => {
      const person = wholeAddress(body.email);
      const data = await withMails(await store.readPerson(person));
      const document = JSON.stringify(personDocument(data, now()), null, 2);
      const rows = data.rows.length + data.mails.length;
      return await download(deps, ['person', 'json'], rows, Readable.from([`${document}\n`]), {
        person,
      });
    }),
    change(
      '/api/people/erase',
      'person erase',
      erasure,
      async ({ body }): Promise<PersonErased> => {
        const email = wholeAddress(body.email);
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

function contactItem({ id, createdAt, email, firstname, lastname }: ContactRow): ContactItem {
  const name = shortLine([firstname, lastname].filter(Boolean).join(' '));
  return { id, createdAt, email, name };
}
