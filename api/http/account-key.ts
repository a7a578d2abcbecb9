import { Refusal } from '@grovemail/contract/refusal.ts';
import { apiKeyDigest } from '@grovemail/domain/keys/api-key.ts';
import { isAccountKey, type KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { Space } from '@grovemail/domain/keys/space.ts';
import type { FastifyRequest } from 'fastify';
import { isInNetworks } from './key-networks.ts';
import type { NoteUse } from './key-uses.ts';

/** Whose key a call showed. */
export interface KeyHolder {
  /** The key's id. */
  id: string;
  isTest: boolean;
  /** What it opens. */
  scopes: readonly KeyScope[];
  /** Which rows it reaches. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
}

interface FoundKey extends KeyHolder {
  /** From where alone it may be used, in CIDR; none is from everywhere. */
  networks: readonly string[];
}

/**
 * Makes the check of `Authorization: Bearer …`. Missing, malformed, unknown, revoked and expired
 * keys, those for pages and those used from elsewhere are looked up and answered alike.
 * @param findKey the key in force with this digest
 * @throws {Refusal} unauthorized, from the check
 */
export function keyCheck(findKey: (digest: string) => Promise<FoundKey | null>, noteUse: NoteUse) {
  return async ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<KeyHolder> => {
    const [, given = ''] =
      /^Bearer +([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
    const key = await findKey(await apiKeyDigest(given));
    if (!key || !isAccountKey(key.scopes) || !isInNetworks(ip, key.networks)) {
      throw new Refusal('unauthorized');
    }
    noteUse(key);
    const { id, isTest, scopes, space, expiresAt } = key;
    return { id, isTest, scopes, space, expiresAt };
  };
}

/** Whose call it is. @throws when the operation asks for no key */
export function holderOf({ account }: { account: KeyHolder | null }): KeyHolder {
  if (!account) throw new Error('This operation has no account.');
  return account;
}
