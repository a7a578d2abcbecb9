import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFormEncoded } from '../requests/body-parsers.ts';
import type { LimitSubmission } from './rate-limits.ts';

/** Counts submissions before their bodies are read. */
export interface FormLimit {
  /** @throws {ApiError} too_many_requests, but not for a form that comes back filled */
  count: LimitSubmission;
  /** For that form, once its body is read. @throws {ApiError} too_many_requests */
  check(request: FastifyRequest): void;
}

/** @param isFilled forms come back with what was typed */
export function formLimit(limit: LimitSubmission, isFilled: boolean): FormLimit {
  const over = new WeakMap<FastifyRequest, unknown>();
  return {
    async count(request: FastifyRequest, reply: FastifyReply) {
      try {
        await limit(request, reply);
      } catch (error) {
        if (!isFilled || !isFormEncoded(request.headers['content-type'])) throw error;
        over.set(request, error);
      }
    },
    check(request) {
      if (over.has(request)) throw over.get(request);
    },
  };
}
