import { Command } from 'commander';
import type { KeyRow } from '../store/key-store.ts';
import { keysCreateCommand } from './keys-create.ts';
import { keysRevokeCommand } from './keys-revoke.ts';
import { isoMoment, localMoment } from './moment.ts';
import type { OpsIo } from './run-ops.ts';
import { type ShortListing, shortListCommand } from './short-list-command.ts';

/** `keys`: the keys of the public API (R318, goal S4). */
export function keysCommand(io: OpsIo): Command {
  return new Command('keys')
    .description('keys with which developers call the public API under /v1')
    .addCommand(keysCreateCommand(io))
    .addCommand(shortListCommand(listing, io))
    .addCommand(keysRevokeCommand(io));
}

const listing: ShortListing<KeyRow> = {
  noun: 'keys',
  order: 'newest first, revoked ones too; never the keys themselves',
  list: (store) => store.listKeys(),
  record: ({ id, createdAt, label, scope, isTest, revokedAt }) => ({
    id,
    createdAt: isoMoment(createdAt),
    label,
    test: isTest,
    scope,
    revokedAt: revokedAt === null ? null : isoMoment(revokedAt),
  }),
  columns: {
    Id: ({ id }) => id,
    Label: ({ label }) => label,
    Kind: ({ isTest }) => (isTest ? 'test' : 'live'),
    Scope: ({ scope }) => scope,
    Created: ({ createdAt }) => localMoment(createdAt),
    Revoked: ({ revokedAt }) => (revokedAt === null ? '' : localMoment(revokedAt)),
  },
  none: 'No keys yet. Make one: npm run ops -- keys create --test',
};
