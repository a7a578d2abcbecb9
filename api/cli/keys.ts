import { isoMoment } from '@grovemail/domain/iso-moment.ts';
import { Command } from 'commander';
import type { KeyRow } from '../store/keys/key-store.ts';
import { keyRecord } from './key-record.ts';
import { keysCreateCommand } from './keys-create.ts';
import { keysRevokeCommand } from './keys-revoke.ts';
import { localMoment } from './moment.ts';
import type { OpsIo } from './ops-io.ts';
import { type ShortListing, shortListCommand } from './short-list-command.ts';

/** `keys`: the keys of the public API. */
export function keysCommand(io: OpsIo): Command {
  return new Command('keys')
    .description('keys with which developers call the public API under /v1')
    .addCommand(keysCreateCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(keysRevokeCommand(io));
}

const listing: ShortListing<KeyRow> = {
  noun: 'keys',
  order:
    'newest first, revoked ones too, each with its last use to a minute; never the keys themselves',
  list: (store) => store.listKeys(),
  record: (row) => ({
    ...keyRecord(row),
    lastUsedAt: momentOf(row.lastUsedAt, isoMoment),
    revokedAt: momentOf(row.revokedAt, isoMoment),
  }),
  columns: {
    Id: ({ id }) => id,
    Label: ({ label }) => label,
    Kind: ({ isTest }) => (isTest ? 'test' : 'live'),
    Scope: ({ scopes }) => scopes.join(' '),
    Created: ({ createdAt }) => localMoment(createdAt),
    'Last used': ({ lastUsedAt }) => momentOf(lastUsedAt, localMoment) ?? '',
    Expires: ({ endsAt }) => momentOf(endsAt, localMoment) ?? '',
    Networks: ({ networks }) => networks.join(' '),
    Revoked: ({ revokedAt }) => momentOf(revokedAt, localMoment) ?? '',
  },
  whole: ['Created', 'Last used', 'Expires', 'Revoked'],
  whenFilled: ['Last used', 'Expires', 'Networks', 'Revoked'],
  none: 'No keys yet. Make one: npm run ops -- keys create --test',
};

function momentOf(at: number | null, write: (at: number) => string): string | null {
  return at === null ? null : write(at);
}
