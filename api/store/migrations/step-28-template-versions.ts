import type { Migration } from './migration.ts';

export const step28: Migration = {
  version: 28,
  statements: [
    // Earlier versions of a template; the current one has the next number.
    `create table template_versions (
      code text not null,
      version integer not null,
      stored_at bigint not null,
      kind text not null check (kind in ('action', 'list')),
      subject text not null,
      html text not null,
      plain text,
      primary key (code, version)
    )`,
  ],
};
