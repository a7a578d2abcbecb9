import { Refusal } from '@grovemail/contract/refusal.ts';
import { apiKeyDigest } from '@grovemail/domain/keys/api-key.ts';
import type { Space } from '@grovemail/domain/keys/space.ts';
import type { FastifyRequest } from 'fastify';

/** Whose key a call showed. */
export interface KeyHolder {
  /** The key's id. */
  id: string;
  isTest: boolean;
  /** Which rows it reaches. */
  space: Space;
  /** Milliseconds since the epoch; null for an operator's key, which never expires. */
  expiresAt: number | null;
}

interface FoundKey extends KeyHolder {
  scope: string;
}

/**
 * Makes the check of `Authorization: Bearer …` (R318). Missing, malformed, unknown, revoked and
 * too narrow keys are looked up and answered alike (goal S4).
 * @param findKey the key in force with this digest
 * @throws {Refusal} unauthorized, from the check
 */
export function keyCheck(findKey: (digest: string) => Promise<FoundKey | null>) {
  return async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<KeyHolder> => {
    const [, given = ''] =
      /^Bearer +([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '') ?? [];
    const key = await findKey(await apiKeyDigest(given));
    if (key?.scope !== 'all') throw new Refusal('unauthorized');
    return { id: key.id, isTest: key.isTest, space: key.space, expiresAt: key.expiresAt };
  };
}
