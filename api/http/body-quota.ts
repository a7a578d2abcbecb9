import { type Readable, Transform } from 'node:stream';
import { ApiError } from '@grovemail/contract/api-error.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import type { FastifyRequest } from 'fastify';
import { isVisitorSpace } from '../keys/space.ts';
import type { KeyHolder } from './auth/account-key.ts';

/**
 * Limits the body of a call with a visitor's test key. A body with a too large Content-Length is not read at all, others only
 * up to the limit.
 * @param payload the body stream
 * @throws {ApiError} body_too_large, also as the error of the stream
 */
export function withinQuota(
  holder: KeyHolder | undefined,
  { headers }: Pick<FastifyRequest, 'headers'>,
  payload: Readable,
): Readable {
  if (!holder || !isVisitorSpace(holder.space)) return payload;
  if (Number(headers['content-length']) > visitorLimits.bodyBytes) throw tooLarge();
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > visitorLimits.bodyBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  payload.on('error', (error) => counted.destroy(error));
  return payload.pipe(counted);
}

function tooLarge(): ApiError {
  const limit = `${visitorLimits.bodyBytes / 1_024} KB`;
  return new ApiError('body_too_large', {
    messages: [
      `The request is too large. At most ${limit} are accepted with a short-lived test key.`,
    ],
  });
}
