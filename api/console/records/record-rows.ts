import { type RecordKind, recordKinds } from '@grovemail/contract/console/records.ts';
import type { Page } from '../../store/database/page.ts';
import type { Store } from '../../store/store.ts';
import type { RecordRow } from './record-item.ts';

/** A page of one kind of records, newest first. */
export async function recordRows(store: Store, kind: RecordKind, page: Page): Promise<RecordRow[]> {
  switch (kind) {
    case 'enquiry':
      return (await store.listEnquiries(page)).map((row) => ({ kind, ...row }));
    case 'lead':
      return (await store.listLeads(page)).map((row) => ({ kind, ...row }));
    case 'subscriber':
      return (await store.listSubscribers(page)).map((row) => ({ kind, ...row }));
    case 'feedback':
      return (await store.listFeedback(page)).map((row) => ({ kind, ...row }));
  }
}

/** A page of quarantined records of all kinds, newest first. */
export async function quarantinedRows(store: Store, page: Page): Promise<RecordRow[]> {
  const pages = recordKinds.map((kind) => recordRows(store, kind, { ...page, quarantined: true }));
  const rows = (await Promise.all(pages)).flat();
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, page.limit);
}

/** A record of any kind; null if there is none. */
export async function findRecord(store: Store, id: string): Promise<RecordRow | null> {
  const [enquiry, lead, subscriber, feedback] = await Promise.all([
    store.findEnquiry(id),
    store.findLead(id),
    store.findSubscriberById(id),
    store.findFeedback(id),
  ]);
  if (enquiry) return { kind: 'enquiry', ...enquiry };
  if (lead) return { kind: 'lead', ...lead };
  if (subscriber) return { kind: 'subscriber', ...subscriber };
  return feedback && { kind: 'feedback', ...feedback };
}
