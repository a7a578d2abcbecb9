import type { KeyChanges, KeyItem, KeyList, NewKey } from '@grovemail/contract/console/keys.ts';
import { newKeyBody } from '@grovemail/contract/console/keys-bodies.ts';
import { z } from 'zod';
import { asNetwork } from '../../keys/network.ts';
import { exclusiveScope, keyFault, newKey, usualLabel } from '../../keys/new-key.ts';
import type { KeyRow } from '../../store/keys/key-store.ts';
import { keyChanges } from '../keys/key-changes.ts';
import type { ConsoleDeps } from '../serving/console-deps.ts';
import {
  ConsoleFault,
  type ConsoleRoute,
  change,
  notFound,
  read,
} from '../serving/console-route.ts';

const day = 24 * 60 * 60_000;

export function keyRoutes({ store, now, newId }: ConsoleDeps): ConsoleRoute[] {
  return [
    read('/api/keys', z.object({}), async (): Promise<KeyList> => {
      return { keys: (await store.listKeys()).map(keyItem) };
    }),
    read('/api/keys/changes', z.object({}), async (): Promise<KeyChanges> => {
      return { changes: await keyChanges(store) };
    }),
    change('/api/keys', 'keys create', newKeyBody, async ({ body }): Promise<NewKey> => {
      const { scopes, isTest, isStrict, label, days } = body;
      const exclusive = exclusiveScope(scopes);
      if (exclusive)
        throw new ConsoleFault(400, `${exclusive} cannot be combined with other scopes.`);
      const settings = { scopes, isTest, isStrict, networks: networksOf(body.networks) };
      const fault = keyFault(settings);
      if (fault) throw new ConsoleFault(400, `${fault.why}.`);
      const [{ key, digest }, id, createdAt] = [newKey(settings), newId(), now()];
      const endsAt = days === null ? null : createdAt + days * day;
      const row = { id, createdAt, label: label || usualLabel(settings), ...settings, endsAt };
      await store.addKey({ ...row, digest });
      return { id, key };
    }),
    change('/api/keys/:id/revocation', 'keys revoke', z.object({}).strict(), async ({ params }) => {
      const keys = await store.listKeys();
      const isActive = keys.some(({ id, revokedAt }) => id === params.id && revokedAt === null);
      if (!isActive || (await store.revokeKey(params.id ?? '')) === 'unknown')
        throw notFound('such active key');
      return {};
    }),
  ];
}

/** @throws {ConsoleFault} */
function networksOf(texts: readonly string[]): string[] {
  const networks = texts.map((text) => {
    const network = asNetwork(text.trim());
    if (network !== null) return network;
    throw new ConsoleFault(
      400,
      `${text} is no IPv4 or IPv6 address or network, such as 203.0.113.0/24 or 2001:db8::/32.`,
    );
  });
  return [...new Set(networks)];
}

function keyItem(row: KeyRow): KeyItem {
  const { id, createdAt, label, isTest, isStrict, endsAt, lastUsedAt, revokedAt } = row;
  const [scopes, networks] = [[...row.scopes], [...row.networks]];
  return {
    id,
    createdAt,
    label,
    scopes,
    isTest,
    isStrict,
    networks,
    endsAt,
    lastUsedAt,
    revokedAt,
  };
}
