import { type HeldKind, heldKinds } from '@grovemail/contract/console/records.ts';
import type { Page } from '../../store/database/page.ts';
import type { Store } from '../../store/store.ts';
import type { HeldRow } from './record-item.ts';

/** A page of one kind of records, newest first. */
export async function recordRows(store: Store, kind: HeldKind, page: Page): Promise<HeldRow[]> {
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

/** A page of all that is in quarantine, newest first. */
export async function heldRows(store: Store, page: Page): Promise<HeldRow[]> {
  const pages = heldKinds.map((kind) => recordRows(store, kind, { ...page, quarantined: true }));
  const rows = (await Promise.all(pages)).flat();
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, page.limit);
}

/** Of any kind; null if there is no such record. */
export async function findRecord(store: Store, id: string): Promise<HeldRow | null> {
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
