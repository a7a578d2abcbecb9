import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from './account-key.ts';
import { networkOf } from './networks.ts';

interface AdmissionChecks {
  /** @throws {Refusal} unauthorized */
  checkKey(request: FastifyRequest): Promise<KeyHolder>;
  /** Counts a call under a name. @throws {Refusal} too_many_requests */
  limit(name: string, reply: FastifyReply): Promise<void>;
}

/**
 * The two checks of API calls with a key. Both count the call, by key or else by the caller's network, so that
 * every response has rate limit headers.
 */
export function accountAdmission({ checkKey, limit }: AdmissionChecks) {
  async function holderOf(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder | null> {
    const holder = await checkKey(request).catch(orNull);
    await limit(holder?.id ?? `stranger ${networkOf(request.ip)}`, reply);
    return holder;
  }

  return {
    /** @throws {Refusal} unauthorized without an active key; too_many_requests */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder> {
      const holder = await holderOf(request, reply);
      if (!holder) throw new Refusal('unauthorized');
      return holder;
    },
    /** Counts a call to an unknown operation. @throws {Refusal} too_many_requests */
    async count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await holderOf(request, reply);
    },
  };
}

function orNull(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unauthorized') return null;
  throw error;
}
