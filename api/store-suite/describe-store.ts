import { afterEach, beforeEach, describe } from 'vitest';
import { announcements } from './announcements.ts';
import { atomicity } from './atomicity.ts';
import { audit } from './audit.ts';
import { bounces } from './bounces.ts';
import { canonicalAddresses } from './canonical-addresses.ts';
import { contactBatches } from './contact-batches.ts';
import { contactLists } from './contact-lists.ts';
import { contacts } from './contacts.ts';
import { dailyReports } from './daily-reports.ts';
import { deadMails } from './dead-mails.ts';
import { deletedContacts } from './deleted-contacts.ts';
import { deliveriesLog } from './deliveries.ts';
import { durability } from './durability.ts';
import { earlierData } from './earlier-data.ts';
import { endpointPauses } from './endpoint-pauses.ts';
import { endpoints } from './endpoints.ts';
import { events } from './events.ts';
import { handling } from './handling.ts';
import { idempotency } from './idempotency.ts';
import { keyedCalls } from './keyed-calls.ts';
import { keys } from './keys.ts';
import { listsByTime } from './lists-by-time.ts';
import { model } from './model.ts';
import { outbox } from './outbox.ts';
import { pageViews } from './page-views.ts';
import { persons } from './persons.ts';
import { previews } from './previews.ts';
import { push } from './push.ts';
import { quarantine } from './quarantine.ts';
import { reading } from './reading.ts';
import { retention } from './retention.ts';
import { rowCounts } from './row-counts.ts';
import { searching } from './searching.ts';
import { secrets } from './secrets.ts';
import type { StoreHarness } from './store-harness.ts';
import { subscribers } from './subscribers.ts';
import { suppressions } from './suppressions.ts';
import { templates } from './templates.ts';
import { transactionals } from './transactionals.ts';
import { useCounts } from './use-counts.ts';
import { visits } from './visits.ts';
import { webhooks } from './webhooks.ts';

/** Everything `store.ts` promises, for any implementation. */
export function describeStore(name: string, prepare: () => Promise<StoreHarness>): void {
  describe(name, () => {
    let harness: StoreHarness;
    beforeEach(async () => {
      harness = await prepare();
    });
    afterEach(() => harness.remove());

    const parts = {
      atomicity,
      idempotency,
      model,
      subscribers,
      quarantine,
      handling,
      outbox,
      dailyReports,
      deadMails,
      endpoints,
      endpointPauses,
      deliveriesLog,
      useCounts,
      reading,
      searching,
      secrets,
      durability,
      keys,
      contacts,
      contactLists,
      contactBatches,
      deletedContacts,
      events,
      rowCounts,
      listsByTime,
      webhooks,
      templates,
      transactionals,
      bounces,
      keyedCalls,
      announcements,
      suppressions,
      push,
      previews,
      persons,
      retention,
      audit,
      visits,
      pageViews,
      earlierData,
      canonicalAddresses,
    };
    for (const [title, part] of Object.entries(parts)) describe(title, () => part(() => harness));
  });
}
