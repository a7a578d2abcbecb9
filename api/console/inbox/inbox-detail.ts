import type { InboxDetail, InboxItem, MailState } from '@grovemail/contract/console/inbox.ts';
import { addressKey } from '@grovemail/domain/email-addresses/address-key.ts';
import { firstTouchKeys } from '@grovemail/domain/visits/attribution.ts';
import { leadFacts, savingsLabel } from '../../mail/messages/lead-facts.ts';
import { collect, readRows } from '../../resources/read-rows.ts';
import { textSearch } from '../../resources/text-search.ts';
import type { InboxRow } from '../../store/handling/handling-store.ts';
import type { Store } from '../../store/store.ts';
import { shortLines, shortText } from '../serving/short-texts.ts';
import { inboxItem, inboxTexts } from './inbox-item.ts';

/** A lead or an enquiry with the data that needs no search. */
export async function inboxDetail(store: Store, row: InboxRow): Promise<InboxDetail> {
  const item = inboxItem(row);
  const [notes, mail] = await Promise.all([
    store.listNotes(row.id),
    mailState(store, inboxTexts(row).email),
  ]);
  if (row.kind === 'enquiry') {
    const parts = { facts: [], savings: null, firstVisit: [] };
    return { ...item, ...shortText(row.body), ...parts, notes, mail };
  }
  const { type, metadata } = row;
  return {
    ...item,
    ...shortText(''),
    facts: shortLines(
      Object.entries(leadFacts(type, metadata)).filter(
        ([label, value]) => value !== '' && !shownElsewhere.includes(label),
      ),
    ),
    savings: figuresOf(metadata),
    firstVisit: shortLines(firstVisitOf(metadata.first_touch)),
    notes,
    mail,
  };
}

/** The fields that the heading, the figures and the first visit show. */
const shownElsewhere = [
  'First name',
  'Last name',
  'Company email',
  'Email address',
  'Current annual cost (USD)',
  savingsLabel,
  'First visit from',
];

function figuresOf({ current_cost: now, savings: saved }: Record<string, unknown>) {
  if (typeof now !== 'number' || typeof saved !== 'number') return null;
  return { now, withUs: now - saved, saved };
}

function firstVisitOf(first: unknown): [string, string][] {
  if (typeof first !== 'object' || first === null) return [];
  return firstTouchKeys.flatMap((key) => {
    const value: unknown = Reflect.get(first, key);
    return typeof value === 'string' ? [[labelOf(key), value]] : [];
  });
}

/** `utm_source` → `Source`. */
function labelOf(key: string): string {
  const name = key.replace(/^utm_/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function mailState(store: Store, email: string): Promise<MailState> {
  if (email === '') return { suppressed: [], newsletter: null, bounces: 0 };
  const [suppressions, { rows }, reports] = await Promise.all([
    store.findSuppressions(email),
    store.findOwnRows(email),
    store.listMailReports({ email: addressKey(email), limit: maxReports }),
  ]);
  const inForce = suppressions.filter(({ liftedAt }) => liftedAt === null);
  const signUp = rows.find(({ table }) => table === 'subscribers');
  return {
    suppressed: [...new Set(inForce.map(({ list }) => (list === '*' ? 'everything' : list)))],
    newsletter:
      signUp && signUp.createdAt !== null
        ? {
            since: signUp.createdAt,
            status: signUp.record.status === 'confirmed' ? 'confirmed' : 'pending',
          }
        : null,
    bounces: reports.filter(({ kind }) => kind === 'bounced').length,
  };
}

const maxReports = 100;

/** Other leads and enquiries from the same address, newest first. Reads every row. */
export async function fromSameAddress(store: Store, row: InboxRow): Promise<InboxItem[]> {
  const { email } = inboxTexts(row);
  if (email === '') return [];
  const address = addressKey(email);
  const { text } = textSearch<InboxRow>(email, inboxTexts);
  const matches = (other: InboxRow) =>
    other.id !== row.id && addressKey(inboxTexts(other).email) === address;
  const others = readRows(
    ({ limit = 100, ...page }) => store.listInbox({ limit, ...page }),
    maxOthers,
    { matches, ...(text === undefined ? {} : { text }) },
  );
  return (await collect(others)).map(inboxItem);
}

const maxOthers = 10;
