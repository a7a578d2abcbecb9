export const schemaStatements = {
  schemaTable:
    'create table if not exists schema_version (version integer primary key not null, applied_at bigint not null)',
  schemaVersion: 'select max(version) as version from schema_version',
  recordVersion: 'insert into schema_version (version, applied_at) values ($1, $2)',
} as const;
