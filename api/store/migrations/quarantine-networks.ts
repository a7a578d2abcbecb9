/** The sender's network as a keyed hash, by which each has a share of the quarantine. */
export const quarantineNetworks = ['enquiries', 'leads', 'subscribers', 'feedback'].flatMap(
  (table) => [
    `alter table ${table} add column quarantine_network text`,
    `create index ${table}_quarantine_network on ${table} (quarantine_network, id)
      where quarantined_at is not null`,
  ],
);
