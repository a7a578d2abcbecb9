import type { ApiError } from '@grovemail/contract/api-error.ts';
import { authorizationFault, unauthorized } from '@grovemail/contract/key-errors.ts';
import { isAccountKey, type KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyDigest, keyPrefixes } from '../../keys/api-key.ts';
import type { Space } from '../../keys/space.ts';
import { isInNetworks, networkOf } from '../limits/networks.ts';
import { keyFormFault } from './key-form.ts';
import type { NoteUse } from './key-uses.ts';
import { presentedKey } from './presented-key.ts';
import { unknownKey } from './unknown-key.ts';

/** The key of a call. */
export interface KeyHolder {
  id: string;
  isTest: boolean;
  /** Whether its emails are strict by default. */
  isStrict: boolean;
  scopes: readonly KeyScope[];
  /** The rows that it can access. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
}

interface FoundKey extends KeyHolder {
  /** The only networks it may be used from, in CIDR; every network if empty. */
  networks: readonly string[];
}

interface AdmissionChecks {
  /** The active key with this digest, if it is accepted; see `recentKeys`. */
  findKey(digest: string, accepts: (key: FoundKey | null) => boolean): Promise<FoundKey | null>;
  noteUse: NoteUse;
  /** The configured keys of pages, which are public. */
  publishable: readonly string[];
  /**
   * Counts a call under a name.
   * @param isOperators whether an operator created the key
   * @param further additional calls to count for a call that was admitted
   * @throws {ApiError} too_many_requests
   */
  limit(name: string, reply: FastifyReply, isOperators: boolean, further?: number): Promise<void>;
}

/**
 * Authenticates and counts API calls with a key in `Authorization: Bearer …`. A malformed key is rejected before any
 * lookup. Unknown, revoked and expired keys and keys from other networks get the same response in the same time: without a
 * key, the same work is done with `noNetworks`. An active publishable key gets an error of its own. Calls are counted by key,
 * or else by the caller's network, so that every response has rate limit headers.
 */
export function accountAdmission({ findKey, noteUse, publishable, limit }: AdmissionChecks) {
  async function holderIn(request: FastifyRequest): Promise<KeyHolder | ApiError> {
    const presented = presentedKey(request);
    if (!('key' in presented)) return unauthorized(presented);
    const { key: token } = presented;
    const isPublishable = token.startsWith(keyPrefixes.publishable) || publishable.includes(token);
    if (isPublishable) return unauthorized(publishableFault);
    const formFault = keyFormFault(token, [keyPrefixes.live, keyPrefixes.test]);
    if (formFault) return unauthorized(authorizationFault(formFault));
    const found = await findKey(apiKeyDigest(token), (key) =>
      isInNetworks(request.ip, key?.networks ?? noNetworks),
    );
    if (!found) return unknownKey();
    return isAccountKey(found.scopes) ? found : unauthorized(publishableFault);
  }

  async function counted(request: FastifyRequest, reply: FastifyReply) {
    const holder = await holderIn(request);
    const isKnown = 'scopes' in holder;
    if (isKnown) noteUse(holder);
    const name = isKnown ? holder.id : `stranger ${networkOf(request.ip)}`;
    await limit(name, reply, isKnown && isOperators(holder));
    return holder;
  }

  return {
    /** @throws {ApiError} unauthorized without an active key; too_many_requests */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder> {
      const holder = await counted(request, reply);
      if ('scopes' in holder) return holder;
      throw holder;
    },
    /** Counts an admitted call as several. @throws {ApiError} too_many_requests */
    async countAs(holder: KeyHolder, calls: number, reply: FastifyReply): Promise<void> {
      if (calls > 1) await limit(holder.id, reply, isOperators(holder), calls - 1);
    },
    /** Counts a call to an unknown operation. @throws {ApiError} too_many_requests */
    async count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await counted(request, reply);
    },
  };
}

/** Matches no caller: an address for documentation (RFC 5737). */
const noNetworks = ['192.0.2.0/32'];

/** Visitors' test keys expire. */
function isOperators({ expiresAt }: KeyHolder): boolean {
  return expiresAt === null;
}

const publishableFault = authorizationFault(
  'This is a publishable key, which only saves push subscriptions. This call needs an account key, which starts with gm_live_ or gm_test_.',
);

/** @throws when the operation requires no key */
export function holderOf({ account }: { account: KeyHolder | null }): KeyHolder {
  if (!account) throw new Error('This operation has no account.');
  return account;
}
