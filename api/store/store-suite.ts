import { afterEach, beforeEach, describe } from 'vitest';
import { announcements } from './suite/announcements.ts';
import { atomicity } from './suite/atomicity.ts';
import { audit } from './suite/audit.ts';
import { canonicalAddresses } from './suite/canonical-addresses.ts';
import { contactBatches } from './suite/contact-batches.ts';
import { contactLists } from './suite/contact-lists.ts';
import { contacts } from './suite/contacts.ts';
import { dailyReports } from './suite/daily-reports.ts';
import { deadMails } from './suite/dead-mails.ts';
import { deletedContacts } from './suite/deleted-contacts.ts';
import { durability } from './suite/durability.ts';
import { earlierData } from './suite/earlier-data.ts';
import { endpoints } from './suite/endpoints.ts';
import { events } from './suite/events.ts';
import { idempotency } from './suite/idempotency.ts';
import { keyedCalls } from './suite/keyed-calls.ts';
import { keys } from './suite/keys.ts';
import { model } from './suite/model.ts';
import { outbox } from './suite/outbox.ts';
import { persons } from './suite/persons.ts';
import { previews } from './suite/previews.ts';
import { push } from './suite/push.ts';
import { quarantine } from './suite/quarantine.ts';
import { reading } from './suite/reading.ts';
import { retention } from './suite/retention.ts';
import { rowCounts } from './suite/row-counts.ts';
import { searching } from './suite/searching.ts';
import { secrets } from './suite/secrets.ts';
import type { StoreHarness } from './suite/store-harness.ts';
import { subscribers } from './suite/subscribers.ts';
import { suppressions } from './suite/suppressions.ts';
import { templates } from './suite/templates.ts';
import { transactionals } from './suite/transactionals.ts';
import { useCounts } from './suite/use-counts.ts';
import { visits } from './suite/visits.ts';
import { webhooks } from './suite/webhooks.ts';

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
      outbox,
      dailyReports,
      deadMails,
      endpoints,
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
      webhooks,
      templates,
      transactionals,
      keyedCalls,
      announcements,
      suppressions,
      push,
      previews,
      persons,
      retention,
      audit,
      visits,
      earlierData,
      canonicalAddresses,
    };
    for (const [title, part] of Object.entries(parts)) describe(title, () => part(() => harness));
  });
}
