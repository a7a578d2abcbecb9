import { addresses } from '@grovemail/contract/addresses.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { KeyHolder } from '../http/account-key.ts';
import { accountSubmissionKey } from '../http/idempotency-key.ts';
import type { Call, RouteAnswer } from '../http/route.ts';
import type { Listed } from '../store/database/page.ts';
import { SpaceFullError, SpaceGoneError } from '../store/errors.ts';
import type { AnswerStore, Keyed, KeyedAnswer, KeyUse } from '../store/idempotency/answer-store.ts';
import { available, replayed } from './submission.ts';

/** Whose call it is. @throws when the operation asks for no key */
export function holderOf({ account }: Call): KeyHolder {
  if (!account) throw new Error('This operation has no account.');
  return account;
}

/**
 * Writes what a call with an account's key brings, once for each Idempotency-Key.
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

/** The same for a call whose payload holds more than one resource. */
export async function writePayloadOnce<Result>(
  operation: Operation,
  call: Call,
  now: number,
  payload: (result: Result) => object,
  write: (keyed: Keyed<Result>) => Promise<KeyedAnswer>,
): Promise<RouteAnswer> {
  const use = keyUse(operation, call);
  // Nothing of a visitor outlives their key.
  const end = holderOf(call).expiresAt ?? Number.POSITIVE_INFINITY;
  const written = await available(() =>
    write({
      idempotency: use && { ...use.of, expiresAt: Math.min(now + use.lifetime, end) },
      answer: (result) => ({
        status: operation.answer.status,
        body: accepted(payload(result)),
      }),
    }).catch(refuseSpace),
  );
  return written.outcome === 'answered' ? written.answer : repeated(written);
}

/**
 * The first answer to a call that is repeated with its Idempotency-Key. A route asks before it refuses a
 * call for what is stored at the moment: that may have changed since the first answer.
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

/** @throws {Refusal} for a visitor's data space that is full, or went while the call was under way */
function refuseSpace(error: unknown): never {
  if (error instanceof SpaceFullError) throw new Refusal('test_space_full');
  if (error instanceof SpaceGoneError) throw new Refusal('unauthorized');
  throw error;
}

/** The answer that holds one resource. */
export function resourceAnswer(data: object): RouteAnswer {
  return { status: 200, body: accepted({ data }) };
}

/** How a page is asked for: one row more than is shown tells whether there is a next page. */
export function pageOf({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  return { limit: limit + 1, ...(cursor === undefined ? {} : { before: cursor }) };
}

/** @param limit how many rows a page shows at most */
export function pageAnswer<Row extends { id: string }>(
  { rows, size }: Listed<Row>,
  limit: number,
  resource: (row: Row) => object,
): RouteAnswer {
  const shown = rows.slice(0, limit);
  const next_cursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
  const payload = { data: shown.map(resource), meta: { size, next_cursor } };
  return { status: 200, body: accepted(payload) };
}

/** Milliseconds since the epoch as the API writes a moment. */
export function isoMoment(at: number): string {
  return new Date(at).toISOString();
}
