import { ApiError } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { holderOf } from '../../http/auth/account-key.ts';
import { unknownKey } from '../../http/auth/unknown-key.ts';
import { accountSubmissionKey, replayed } from '../../http/requests/idempotency-key.ts';
import { available } from '../../http/responses/available.ts';
import type { Call, RouteResponse } from '../../http/route.ts';
import { SpaceFullError, SpaceGoneError } from '../../store/database/errors.ts';
import type {
  Keyed,
  KeyedResponse,
  KeyUse,
  ResponseStore,
} from '../../store/idempotency/response-store.ts';

/**
 * Stores the data of a call with an account key, once per Idempotency-Key.
 * @param resource the stored row as the API shows it
 * @throws {ApiError} key_reused for another body with a known key; unavailable when nothing was stored
 */
export function writeOnce<Row>(
  operation: Operation,
  call: Call,
  now: number,
  resource: (row: Row) => object,
  write: (keyed: Keyed<Row>) => Promise<KeyedResponse>,
): Promise<RouteResponse> {
  return writePayloadOnce(operation, call, now, (row) => ({ data: resource(row) }), write);
}

/** Like `writeOnce`, for a payload with several resources. */
export async function writePayloadOnce<Result>(
  operation: Operation,
  call: Call,
  now: number,
  payload: (result: Result) => object,
  write: (keyed: Keyed<Result>) => Promise<KeyedResponse>,
): Promise<RouteResponse> {
  const use = keyUse(operation, call);
  // A visitor's data does not outlive their key.
  const { space, expiresAt } = holderOf(call);
  const end = expiresAt ?? Number.POSITIVE_INFINITY;
  const written = await available(() =>
    write({
      idempotency: use && { ...use.of, space, expiresAt: Math.min(now + use.lifetime, end) },
      response: (result) => ({
        status: operation.response.status,
        body: accepted(payload(result)),
      }),
    }).catch(rejectSpace),
  );
  return written.outcome === 'completed' ? written.response : repeated(written);
}

/**
 * The first response to a repeated call with an Idempotency-Key. Routes check this before they reject a call because of
 * stored data, which may have changed since the first response.
 * @returns null for a first call
 * @throws {ApiError} key_reused for another body with a known key
 */
export async function earlierResponse(
  operation: Operation,
  call: Call,
  store: Pick<ResponseStore, 'findResponse'>,
): Promise<RouteResponse | null> {
  const use = keyUse(operation, call);
  const earlier = use && (await available(() => store.findResponse(use.of)));
  return earlier && repeated(earlier);
}

function repeated(earlier: Exclude<KeyedResponse, { outcome: 'completed' }>): RouteResponse {
  if (earlier.outcome === 'conflict') throw new ApiError('key_reused');
  return { ...earlier.response, headers: replayed };
}

/** Null for a call without an Idempotency-Key; `lifetime` is in milliseconds. */
function keyUse(operation: Operation, call: Call): { of: KeyUse; lifetime: number } | null {
  const { method, path } = operation;
  const used = accountSubmissionKey(call.idempotencyKey, {
    account: holderOf(call).id,
    values: call.values ?? call.params,
    digest: call.digest,
  });
  if (!used) return null;
  const { key, fingerprint, lifetime } = used;
  return { of: { operation: `${method} ${path}`, key, fingerprint }, lifetime };
}

/** @throws {ApiError} for a visitor's data space that is full, or was deleted during the call */
function rejectSpace(error: unknown): never {
  if (error instanceof SpaceFullError) throw new ApiError('test_space_full');
  if (error instanceof SpaceGoneError) throw unknownKey();
  throw error;
}
