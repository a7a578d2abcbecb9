import { ConfigError } from '@grovemail/config/config-error.ts';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import { BackupError } from '../../store/engines/sqlite/backup.ts';
import { SchemaVersionError } from '../../store/migrations/schema-version.ts';
import { CopyError } from '../../store/tables/copy-tables.ts';
import { OperatorError } from './operator-error.ts';

/** Errors whose messages contain no stored data. */
export const shownErrors = [
  OperatorError,
  ConfigError,
  SchemaVersionError,
  StoreUnavailableError,
  BackupError,
  CopyError,
];
