import type { Migration } from './migration.ts';

/** How often each page was delivered in a day, and from which hosts its visitors came: `kind` is page or host. */
export const step38: Migration = {
  version: 38,
  statements: [
    `create table page_views (
      day bigint not null,
      kind text not null,
      name text not null,
      views bigint not null,
      primary key (day, kind, name)
    )`,
  ],
};
