import { uuidV7Maker } from '../api/store/database/uuid-v7.ts';
import { openTables } from '../api/store/engines/open-tables.ts';
import { openStore } from '../api/store/open-store.ts';
import { storeFile } from '../api/store/store-file.ts';
import type { BenchStore } from './bench-store.ts';

const newId = uuidV7Maker(Date.now);

/** The address of contact n. */
export const addressOf = (n: number) => `reader-${n}@shop-${n % 997}.example`;
const note = 'How many seats are in the Growth plan, and can we change it later? ';
const rowMakers = {
  contacts: (n: number) => ({
    id: newId(),
    created_at: Date.now(),
    updated_at: Date.now(),
    space: 'live',
    email: addressOf(n),
    firstname: 'Ada',
    lastname: `Obi ${n}`,
    gender: null,
    date_of_birth: null,
    phone_number: null,
    address: '{}',
    extra_data: JSON.stringify({ plan: 'growth', note }),
  }),
  events: (n: number) => ({
    id: newId(),
    created_at: Date.now(),
    space: 'live',
    event_code: `order_${n % 20}`,
    contact_email: addressOf(n),
    context: JSON.stringify({ total: n, note }),
  }),
  transactionals: (n: number) => ({
    id: newId(),
    created_at: Date.now(),
    space: 'live',
    template_code: 'receipt',
    recipient_email: addressOf(n),
    subject: `Your order ${n}`,
    status: 'sent',
    message: null,
    reply_to: null,
    unfilled: null,
    feedback: null,
  }),
  leads: (n: number) => ({
    id: newId(),
    created_at: Date.now(),
    type: 'demo',
    metadata: JSON.stringify({ email: addressOf(n), name: `Ada ${n}`, message: note }),
    quarantined_at: null,
    quarantine_reason: null,
    quarantine_network: null,
    withheld: null,
  }),
};

export const fillable = Object.keys(rowMakers) as (keyof typeof rowMakers)[];

/** Inserts the rows `from` to `to` into a table directly: far faster than through the API. */
export async function fillStore(
  { place }: BenchStore,
  name: (typeof fillable)[number],
  from: number,
  to: number,
): Promise<void> {
  // Brings the schema up to date.
  await (await openStore(place, { now: Date.now })).close();
  const { databaseUrl } = place;
  const file = storeFile(place.dataDir);
  const tables = await openTables(databaseUrl === null ? { file } : { url: databaseUrl }, 'write');
  const shape = (await tables.shapes()).find((each) => each.name === name);
  if (!shape) throw new Error(`There is no table ${name}.`);
  for (let at = from; at < to; at += 200) {
    const count = Math.min(200, to - at);
    await tables.insert(
      shape,
      Array.from({ length: count }, (_, index) => rowMakers[name](at + index)),
    );
  }
  await tables.close();
}
