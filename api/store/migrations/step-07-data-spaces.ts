import type { Migration } from './migration.ts';

export const step07: Migration = {
  version: 7,
  statements: [
    // A key that expires is a visitor's; its id is that of the data space deleted with it.
    `alter table api_keys add column expires_at bigint`,
    `create index api_keys_expiry on api_keys (expires_at) where expires_at is not null`,
    // SQLite cannot drop the unique constraint on (is_test, email), so the table is recreated.
    `create table contacts_by_space (
      id text primary key not null,
      created_at bigint not null,
      updated_at bigint not null,
      space text not null,
      email text not null,
      firstname text,
      lastname text,
      gender text check (gender in ('male', 'female')),
      date_of_birth text,
      phone_number text,
      address text not null,
      extra_data text not null,
      unique (space, email)
    )`,
    `insert into contacts_by_space (id, created_at, updated_at, space, email, firstname, lastname,
      gender, date_of_birth, phone_number, address, extra_data)
      select id, created_at, updated_at, case when is_test = 1 then 'test' else 'live' end, email,
        firstname, lastname, gender, date_of_birth, phone_number, address, extra_data
      from contacts`,
    `drop table contacts`,
    `alter table contacts_by_space rename to contacts`,
    `create index contacts_listed on contacts (space, id)`,
    // Transactionals are referred to, so they are changed in place: dropping the table would cascade.
    `drop index events_listed`,
    `drop index events_by_code`,
    `drop index events_by_contact`,
    ...['events', 'transactionals'].flatMap((table) => [
      `alter table ${table} add column space text not null default 'live'`,
      `update ${table} set space = 'test' where is_test = 1`,
      `alter table ${table} drop column is_test`,
      `create index ${table}_listed on ${table} (space, id)`,
    ]),
    `create index events_by_code on events (space, event_code, id)`,
    `create index events_by_contact on events (space, contact_email, id)`,
  ],
};
