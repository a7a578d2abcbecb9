import { addresses } from '@grovemail/contract/addresses.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import { holderOf } from '../http/account-key.ts';
import { available } from '../http/available.ts';
import { accountSubmissionKey, replayed } from '../http/idempotency-key.ts';
import type { Call, RouteAnswer } from '../http/route.ts';
import { SpaceFullError, SpaceGoneError } from '../store/errors.ts';
import type { AnswerStore, Keyed, KeyedAnswer, KeyUse } from '../store/idempotency/answer-store.ts';

/**
 * Stores the data of a call with an account key, once per Idempotency-Key.
 * @param resource the stored row as the API shows it
 * @throws {Refusal} key_reused for another body with a known key; unavailable when nothing was stored
 */
export function writeOnce<Row>(
  operation: Operation,
  call: Call,
  now: number,
  resource: (row: Row) => object,
  write: (keyed: Keyed<Row>) => Promise<KeyedAnswer>,
): Promise<RouteAnswer> {
  return writePayloadOnce(operation, call, now, (row) => ({ data: resource(row) }), write);
}

/** The same for a payload with several resources. */
export async function writePayloadOnce<Result>(
  operation: Operation,
  call: Call,
  now: number,
  payload: (result: Result) => object,
  write: (keyed: Keyed<Result>) => Promise<KeyedAnswer>,
): Promise<RouteAnswer> {
  const use = keyUse(operation, call);
  // A visitor's data does not outlive their key.
  const { space, expiresAt } = holderOf(call);
  const end = expiresAt ?? Number.POSITIVE_INFINITY;
  const written = await available(() =>
    write({
      idempotency: use && { ...use.of, space, expiresAt: Math.min(now + use.lifetime, end) },
      answer: (result) => ({
        status: operation.answer.status,
        body: accepted(payload(result)),
      }),
    }).catch(refuseSpace),
  );
  return written.outcome === 'answered' ? written.answer : repeated(written);
}

/**
 * The first answer to a repeated call with an Idempotency-Key. Routes check this before they refuse a call because of
 * stored data, which may have changed since the first answer.
 * @returns null for a first call
 * @throws {Refusal} key_reused for another body with a known key
 */
export async function earlierAnswer(
  operation: Operation,
  call: Call,
  store: Pick<AnswerStore, 'findAnswer'>,
): Promise<RouteAnswer | null> {
  const use = keyUse(operation, call);
  const earlier = use && (await available(() => store.findAnswer(use.of)));
  return earlier && repeated(earlier);
}

function repeated(earlier: Exclude<KeyedAnswer, { outcome: 'answered' }>): RouteAnswer {
  if (earlier.outcome === 'conflict') throw new Refusal('key_reused');
  return { ...earlier.answer, headers: replayed };
}

/** Null for a call without an Idempotency-Key; `lifetime` is in milliseconds. */
function keyUse(operation: Operation, call: Call): { of: KeyUse; lifetime: number } | null {
  const { method, path } = addresses[operation.id];
  const used = accountSubmissionKey(call.idempotencyKey, {
    account: holderOf(call).id,
    values: call.values ?? call.params,
    digest: call.digest,
  });
  if (!used) return null;
  const { key, fingerprint, lifetime } = used;
  return { of: { operation: `${method} ${path}`, key, fingerprint }, lifetime };
}

/** @throws {Refusal} for a visitor's data space that is full, or was deleted during the call */
function refuseSpace(error: unknown): never {
  if (error instanceof SpaceFullError) throw new Refusal('test_space_full');
  if (error instanceof SpaceGoneError) throw new Refusal('unauthorized');
  throw error;
}
