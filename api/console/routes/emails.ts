import type {
  EmailCounts,
  EmailItem,
  EmailTemplate,
  TemplateCodes,
} from '@grovemail/contract/console/emails.ts';
import {
  type EmailQuery,
  emailDetailQuery,
  emailQuery,
} from '@grovemail/contract/console/emails-bodies.ts';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';
import { z } from 'zod';
import { emailsTo } from '../../resources/emails-to.ts';
import { recipientsIn } from '../../resources/outbox-recipient.ts';
import type { OutboxRow } from '../../store/queue/outbox-store.ts';
import type { Store } from '../../store/store.ts';
import { emailDetail, maxEmailsTo } from '../emails/email-detail.ts';
import { itemOfEmailTo, itemOfEntry, itemOfMail } from '../emails/email-item.ts';
import { templateAt } from '../emails/template-of-email.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ConsoleFault, type ConsoleRoute, read, requireFound } from '../serving/console-route.ts';
import { listPage, type Part } from '../serving/list-page.ts';
import { withoutUndefined } from '../serving/without-undefined.ts';

/** Emails and what waits in the outbox. */
export function emailRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/emails', emailQuery, async ({ query }) => {
      const { to, view } = query;
      if (to !== '')
        return query.after === undefined
          ? { items: await findEmails(store, query), hasMore: false }
          : { count: 0 };
      const list = view === 'waiting' ? waiting : mails;
      const emails = async (part: Part) => {
        if (part.firstId === undefined) return await list(store, part, query);
        // What a filter without index does not find is not counted every few seconds.
        return (await list(store, part)).filter(isIn(query));
      };
      return await listPage(query, 50, emails, (item) => item);
    }),
    read('/api/emails/counts', z.object({}), async (): Promise<EmailCounts> => {
      const { waiting, dead } = await store.countOutbox();
      return { waiting, gaveUp: dead };
    }),
    read('/api/emails/templates', z.object({}), async (): Promise<TemplateCodes> => {
      const { rows } = await store.pageTemplates({ limit: maxTemplates });
      return { codes: rows.map(({ code }) => code) };
    }),
    read('/api/emails/:id/template', z.object({}), async ({ params }): Promise<EmailTemplate> => {
      const mail = await store.readTransactional(params.id ?? '', 'live');
      return { template: mail && (await templateAt(store, mail.templateCode, mail.createdAt)) };
    }),
    read('/api/emails/:id', emailDetailQuery, async ({ params: { id = '' }, query }) =>
      requireFound(isId(id) ? await emailDetail(store, id, query.to, now()) : null, 'such email'),
    ),
  ];
}

/** More than fit into a list to choose from. */
const maxTemplates = 200;

type Filter = Pick<EmailQuery, 'status' | 'template'>;

/** Emails of the API, newest first. */
async function mails(store: Store, { limit, before }: Part, filter: Partial<Filter> = {}) {
  const { status, template: templateCode } = filter;
  const { rows } = await store.listTransactionals({
    space: 'live',
    limit,
    ...withoutUndefined({ status, templateCode, before }),
  });
  return rows.map(itemOfMail);
}

/** Whatever waits for its next attempt, newest first. */
async function waiting(store: Store, { limit, before }: Part): Promise<EmailItem[]> {
  return itemsOf(
    store,
    await store.listOutbox({ state: 'waiting', limit, ...withoutUndefined({ before }) }),
  );
}

async function itemsOf(store: Store, rows: readonly OutboxRow[]): Promise<EmailItem[]> {
  const recipientOf = recipientsIn(store);
  const items: EmailItem[] = [];
  for (const row of rows) items.push(itemOfEntry(row, await recipientOf(row)));
  return items;
}

function isIn({ status, template }: Filter) {
  return (item: EmailItem) =>
    (status === undefined || item.status === status) &&
    (template === undefined || item.what === template);
}

/** What was sent to an address, or what has an id. @throws {ConsoleFault} */
async function findEmails(store: Store, { to, ...filter }: EmailQuery): Promise<EmailItem[]> {
  const address = canonicalAddress(to);
  if (address !== null) {
    const emails = await emailsTo(store, address, maxEmailsTo);
    return emails.map((email) => itemOfEmailTo(email, address)).filter(isIn(filter));
  }
  const id = to.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new ConsoleFault(400, whatToType);
  const mail = isId(id) ? await store.readTransactional(id, 'live') : null;
  if (mail) return [itemOfMail(mail)];
  const ids = await store.outboxIdsEnding(id);
  const rows = await Promise.all(ids.map((each) => store.findOutbox(each)));
  return itemsOf(
    store,
    rows.filter((row) => row !== null),
  );
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}

const whatToType =
  'Type a whole address, such as ada@shop.example, the id of an email, or the last characters of the id of an outbox entry.';
