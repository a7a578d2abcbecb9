import type {
  EmailCounts,
  EmailDetail,
  EmailItem,
  EmailList,
  EmailNews,
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
import type { ConsoleDeps } from '../serving/console-deps.ts';
import { ConsoleFault, type ConsoleRoute, notFound, read } from '../serving/console-route.ts';

const pageSize = 50;
const maxNews = 100;

/** Emails and what waits in the outbox. */
export function emailRoutes({ store, now }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/emails', emailQuery, async ({ query }): Promise<EmailList | EmailNews> => {
      if (query.after !== undefined) return { count: await countNewer(store, query, query.after) };
      if (query.to !== '') return { items: await found(store, query), hasMore: false };
      const items = await (query.view === 'waiting' ? waiting : mails)(store, query, pageSize + 1);
      return { items: items.slice(0, pageSize), hasMore: items.length > pageSize };
    }),
    read('/api/emails/counts', z.object({}), async (): Promise<EmailCounts> => {
      const { waiting, dead } = await store.countOutbox();
      return { waiting, gaveUp: dead };
    }),
    read('/api/emails/templates', z.object({}), async (): Promise<TemplateCodes> => {
      const { rows } = await store.pageTemplates({ limit: maxTemplates });
      return { codes: rows.map(({ code }) => code) };
    }),
    read('/api/emails/:id', emailDetailQuery, async ({ params, query }): Promise<EmailDetail> => {
      const { id = '' } = params;
      const isId = z.uuid().safeParse(id).success;
      const detail = isId ? await emailDetail(store, id, query.to, now()) : null;
      if (!detail) throw notFound('such email');
      return detail;
    }),
  ];
}

/** More than fit into a list to choose from. */
const maxTemplates = 200;

type Filter = Pick<EmailQuery, 'status' | 'template' | 'before'>;

/** Emails of the API, newest first. */
async function mails(store: Store, { status, template, before }: Filter, limit: number) {
  const { rows } = await store.listTransactionals({
    ...{ space: 'live', limit },
    ...(status === undefined ? {} : { status }),
    ...(template === undefined ? {} : { templateCode: template }),
    ...(before === undefined ? {} : { before }),
  });
  return rows.map(itemOfMail);
}

/** Whatever waits for its next attempt, newest first. */
async function waiting(store: Store, { before }: Filter, limit: number): Promise<EmailItem[]> {
  const rows = await store.listOutbox({
    ...{ state: 'waiting', limit },
    ...(before === undefined ? {} : { before }),
  });
  return itemsOf(store, rows);
}

async function itemsOf(store: Store, rows: readonly OutboxRow[]): Promise<EmailItem[]> {
  const recipientOf = recipientsIn(store);
  const items: EmailItem[] = [];
  for (const row of rows) items.push(itemOfEntry(row, await recipientOf(row)));
  return items;
}

/** What a filter without index does not find is not counted every few seconds: the newest are looked at. */
async function countNewer(store: Store, query: EmailQuery, after: string): Promise<number> {
  if (query.to !== '') return 0;
  const { status, template } = query;
  const newest = await (query.view === 'waiting' ? waiting : mails)(store, {}, maxNews);
  const matching = newest.filter(isIn({ status, template }));
  return matching.filter(({ id }) => id > after).length;
}

function isIn({ status, template }: Pick<EmailQuery, 'status' | 'template'>) {
  return (item: EmailItem) =>
    (status === undefined || item.status === status) &&
    (template === undefined || item.what === template);
}

/** What was sent to an address, or what has an id. @throws {ConsoleFault} */
async function found(store: Store, { to, status, template }: EmailQuery): Promise<EmailItem[]> {
  const address = canonicalAddress(to);
  if (address !== null) {
    const emails = await emailsTo(store, address, maxEmailsTo);
    return emails.map((email) => itemOfEmailTo(email, address)).filter(isIn({ status, template }));
  }
  const id = to.toLowerCase();
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new ConsoleFault(400, whatToType);
  const mail = z.uuid().safeParse(id).success ? await store.readTransactional(id, 'live') : null;
  if (mail) return [itemOfMail(mail)];
  const ids = await store.outboxIdsEnding(id);
  const rows = await Promise.all(ids.map((each) => store.findOutbox(each)));
  return itemsOf(
    store,
    rows.filter((row) => row !== null),
  );
}

const whatToType =
  'Type a whole address, such as ada@shop.example, the id of an email, or the last characters of the id of an outbox entry.';
