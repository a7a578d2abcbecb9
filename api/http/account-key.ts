import { Refusal } from '@grovemail/contract/refusal.ts';
import { isAccountKey, type KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { Space } from '@grovemail/domain/keys/space.ts';
import type { FastifyRequest } from 'fastify';
import { apiKeyDigest } from '../keys/api-key.ts';
import { bearerToken } from './bearer-token.ts';
import type { NoteUse } from './key-uses.ts';
import { isInNetworks } from './networks.ts';

/** The key of a call. */
export interface KeyHolder {
  id: string;
  isTest: boolean;
  scopes: readonly KeyScope[];
  /** Which rows it reaches. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
}

interface FoundKey extends KeyHolder {
  /** The only networks it may be used from, in CIDR; none means everywhere. */
  networks: readonly string[];
}

/**
 * Checks `Authorization: Bearer …`. Missing, malformed, unknown, revoked and expired keys, those for pages and
 * those from other networks all take a lookup and get the same response.
 * @param findKey the active key with this digest, if it is accepted; see `recentKeys`
 * @throws {Refusal} unauthorized, from the check
 */
export function keyCheck(
  findKey: (digest: string, accepts: (key: FoundKey) => boolean) => Promise<FoundKey | null>,
  noteUse: NoteUse,
) {
  return async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<KeyHolder> => {
    const key = await findKey(
      apiKeyDigest(bearerToken(headers.authorization)),
      ({ scopes, networks }) => isAccountKey(scopes) && isInNetworks(ip, networks),
    );
    if (!key) throw new Refusal('unauthorized');
    noteUse(key);
    const { id, isTest, scopes, space, expiresAt } = key;
    return { id, isTest, scopes, space, expiresAt };
  };
}

/** @throws when the operation requires no key */
export function holderOf({ account }: { account: KeyHolder | null }): KeyHolder {
  if (!account) throw new Error('This operation has no account.');
  return account;
}
