import { Command } from 'commander';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import type { KeyRow } from '../../store/keys/key-store.ts';
import { shortId } from '../listing/listing.ts';
import { type ShortListing, shortListCommand } from '../listing/short-list-command.ts';
import { formatOrNull, localTime } from '../output/format.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { keysCreateCommand } from './create.ts';
import { keyRecord } from './key-record.ts';
import { keysRevokeCommand } from './revoke.ts';

export function keysCommand(io: OpsIo): Command {
  return new Command('keys')
    .addCommand(keysCreateCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(keysRevokeCommand(io));
}

const listing: ShortListing<KeyRow> = {
  noun: 'keys',
  order: 'newest first, including revoked ones; last use is accurate to a minute',
  list: (store) => store.listKeys(),
  record: (row) => ({
    ...keyRecord(row),
    lastUsedAt: formatOrNull(row.lastUsedAt, isoTimestamp),
    revokedAt: formatOrNull(row.revokedAt, isoTimestamp),
  }),
  columns: {
    Id: shortId,
    Label: ({ label }) => label,
    Kind: ({ isTest }) => (isTest ? 'test' : 'live'),
    Scope: ({ scopes }) => scopes.join(' '),
    Strict: ({ isStrict }) => (isStrict ? 'yes' : ''),
    Created: ({ createdAt }) => localTime(createdAt),
    'Last used': ({ lastUsedAt }) => formatOrNull(lastUsedAt, localTime) ?? '',
    Expires: ({ endsAt }) => formatOrNull(endsAt, localTime) ?? '',
    Networks: ({ networks }) => networks.join(' '),
    Revoked: ({ revokedAt }) => formatOrNull(revokedAt, localTime) ?? '',
  },
  uncut: ['Id', 'Created', 'Last used', 'Expires', 'Revoked'],
  hideWhenEmpty: ['Strict', 'Last used', 'Expires', 'Networks', 'Revoked'],
  emptyMessage: 'No keys yet. Create one: npm run ops -- keys create --test',
};
