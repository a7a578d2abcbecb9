import { Refusal } from '@grovemail/contract/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyHolder } from './account-key.ts';
import { networkOf } from './network-of.ts';

interface AdmissionChecks {
  /** @throws {Refusal} unauthorized */
  checkKey(request: FastifyRequest): Promise<KeyHolder>;
  /** Counts a call under a name. @throws {Refusal} too_many_requests */
  limit(name: string, reply: FastifyReply): Promise<void>;
}

/**
 * Makes the two checks of developers' calls. Each of them counts the call: under its key, or under the
 * caller's network where no key in force was shown, so that every answer tells what is left.
 */
export function accountAdmission({ checkKey, limit }: AdmissionChecks) {
  async function holderOf(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder | null> {
    const holder = await checkKey(request).catch(orNull);
    await limit(holder?.id ?? `stranger ${networkOf(request.ip)}`, reply);
    return holder;
  }

  return {
    /** @throws {Refusal} unauthorized without a key in force; too_many_requests */
    async admit(request: FastifyRequest, reply: FastifyReply): Promise<KeyHolder> {
      const holder = await holderOf(request, reply);
      if (!holder) throw new Refusal('unauthorized');
      return holder;
    },
    /** Counts a call that names no operation. @throws {Refusal} too_many_requests */
    async count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await holderOf(request, reply);
    },
  };
}

function orNull(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unauthorized') return null;
  throw error;
}
