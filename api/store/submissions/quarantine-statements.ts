import type { RecordKind } from './submission-store.ts';

const tables = {
  enquiry: 'enquiries',
  lead: 'leads',
  feedback: 'feedback',
  subscriber: 'subscribers',
} as const satisfies Record<RecordKind, string>;

/** Quarantined rows of all kinds. */
function quarantinedRows(condition = ''): string {
  return Object.entries(tables)
    .map(
      ([kind, table]) => `select '${kind}' as kind, id, quarantine_network as network
        from ${table} where quarantined_at is not null ${condition}`,
    )
    .join(' union all ');
}

const honeypot = `and quarantine_reason = 'honeypot'`;

/** The SQL for quarantining, releasing and discarding rows of all kinds. */
export const quarantineStatements = {
  /** Returns a row if there are more than $1. */
  quarantinedBeyond: `select id from (${quarantinedRows()}) as quarantined limit 1 offset $1`,
  /** Returns up to $3 rows of network $1 beyond $2. */
  quarantinedOfNetworkBeyond: `select id from (${quarantinedRows('and quarantine_network = $1')}) as quarantined
    limit $3 offset $2`,
  /** The $3 oldest honeypot rows of network $1, except $2. */
  oldestTrapped: `select kind, id from (${quarantinedRows(`${honeypot} and quarantine_network = $1`)}) as quarantined
    where id <> $2 order by id limit $3`,
  /** The $2 oldest honeypot rows, except $1, of the network with the most of them. */
  oldestTrappedOfFullest: `with trapped as (${quarantinedRows(honeypot)}),
    fullest as (select network from trapped where id <> $1
      group by network order by count(*) desc limit 1)
    select trapped.kind, trapped.id from trapped join fullest
      on trapped.network = fullest.network or (trapped.network is null and fullest.network is null)
    where trapped.id <> $1 order by trapped.id limit $2`,
  /** Keeps the reason and the withheld entries. */
  ...ofKinds('release', release),
  ...ofKinds('discard', discard),
  ...ofKinds('find', (table) => `select id from ${table} where id = $1`),
} as const;

function ofKinds<Verb extends string>(verb: Verb, statement: (table: string) => string) {
  return Object.fromEntries(
    Object.entries(tables).map(([kind, table]) => [`${verb} ${kind}`, statement(table)]),
  ) as Record<`${Verb} ${RecordKind}`, string>;
}

function release(table: string): string {
  return `update ${table} set quarantined_at = null, quarantine_network = null
    where id = $1 and quarantined_at is not null returning withheld`;
}

function discard(table: string): string {
  return `delete from ${table} where id = $1 and quarantined_at is not null returning id`;
}
