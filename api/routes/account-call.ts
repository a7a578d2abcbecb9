import { addresses } from '@grovemail/contract/addresses.ts';
import type { Operation } from '@grovemail/contract/operation.ts';
import { Refusal } from '@grovemail/contract/refusal.ts';
import type { KeyHolder } from '../http/account-key.ts';
import { accountSubmissionKey } from '../http/idempotency-key.ts';
import type { Call, RouteAnswer } from '../http/route.ts';
import type { Keyed, KeyedAnswer, Listed } from '../store/account-store.ts';
import { available } from './submission.ts';

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
export async function writeOnce<Row>(
  operation: Operation,
  call: Call,
  now: number,
  resource: (row: Row) => object,
  write: (keyed: Keyed<Row>) => Promise<KeyedAnswer>,
): Promise<RouteAnswer> {
  const { method, path } = addresses[operation.id];
  const key = accountSubmissionKey(call.idempotencyKey, {
    account: holderOf(call).id,
    values: call.values,
  });
  const written = await available(() =>
    write({
      idempotency: key && {
        operation: `${method} ${path}`,
        key: key.key,
        fingerprint: key.fingerprint,
        expiresAt: now + key.lifetime,
      },
      answer: (row) => ({
        status: operation.answer.status,
        body: JSON.stringify({ error: null, payload: { data: resource(row) } }),
      }),
    }),
  );
  if (written.outcome === 'conflict') throw new Refusal('key_reused');
  return written.answer;
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
  return { status: 200, body: JSON.stringify({ error: null, payload }) };
}

/** Milliseconds since the epoch as the API writes a moment. */
export function isoMoment(at: number): string {
  return new Date(at).toISOString();
}
