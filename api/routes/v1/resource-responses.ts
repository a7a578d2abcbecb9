import { ApiError, invalidRequest } from '@grovemail/contract/api-error.ts';
import { accepted } from '@grovemail/contract/envelope.ts';
import { type ErrorCode, errors } from '@grovemail/contract/errors.ts';
import { authorizationFault } from '@grovemail/contract/key-errors.ts';
import { notStored } from '@grovemail/contract/operations/v1-warnings.ts';
import type { CallScope } from '@grovemail/domain/keys/key-scope.ts';
import { visitorLimits } from '@grovemail/domain/keys/visitor-limits.ts';
import type { KeyHolder } from '../../http/auth/account-key.ts';
import type { RouteResponse } from '../../http/route.ts';
import { isVisitorSpace } from '../../keys/space.ts';
import { shortList } from '../../resources/short-list.ts';

export function resourceResponse(data: object): RouteResponse {
  return { status: 200, body: accepted({ data }) };
}

/** The response to a test key about a call that needs a live key with this scope. */
export function checkedOnly(scope: CallScope, data: object): RouteResponse {
  return { status: 200, body: accepted({ data, warnings: [notStored(scope)] }) };
}

interface ListValues {
  limit: number;
  cursor?: string | undefined;
  created_after?: string | undefined;
  created_before?: string | undefined;
}

/**
 * The part of a filter that all lists have. Queries one row more than the page has, to detect a next page.
 */
export function pageOf({ limit, cursor, created_after, created_before }: ListValues) {
  return {
    limit: limit + 1,
    ...(cursor === undefined ? {} : { before: cursor }),
    ...(created_after === undefined ? {} : { createdFrom: Date.parse(created_after) }),
    ...(created_before === undefined ? {} : { createdBefore: Date.parse(created_before) }),
  };
}

/**
 * Whether a list without a filter by address has to read many rows.
 * @param further filters that no index bounds
 */
export function isNarrowed(
  { created_after, created_before }: ListValues,
  ...further: unknown[]
): boolean {
  return [created_after, created_before, ...further].some((filter) => filter !== undefined);
}

/**
 * @param listed.size rows on all pages
 * @param limit rows per page
 */
export function pageResponse<Row extends { id: string }>(
  listed: { rows: readonly Row[]; size: number },
  limit: number,
  resource: (row: Row) => object,
): RouteResponse {
  return pageResponseBy(({ id }) => id, listed, limit, resource);
}

/** Like `pageResponse`, for rows without an id. @param cursorOf the cursor after a row */
export function pageResponseBy<Row>(
  cursorOf: (row: Row) => string,
  { rows, size }: { rows: readonly Row[]; size: number },
  limit: number,
  resource: (row: Row) => object,
): RouteResponse {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last === undefined ? null : cursorOf(last);
  const payload = { data: shown.map(resource), meta: { size, next_cursor } };
  return { status: 200, body: accepted(payload) };
}

/** @throws {ApiError} invalid_request for more entries than a visitor's batch may have */
export function limitVisitorBatch(
  { space }: KeyHolder,
  field: string,
  { length }: readonly unknown[],
): void {
  const { batch } = visitorLimits;
  if (!isVisitorSpace(space) || length <= batch) return;
  const tooMany = `${field} can have at most ${batch} entries with a short-lived test key; it has ${length}.`;
  throw invalidRequest({ [field]: tooMany });
}

/** The invalid fields of an entry: a client may send any number of unknown ones, with any names. */
export function shortParams({ faults }: ApiError, maxBytes: number): string[] {
  return shortList(
    faults.map(({ param }) => param),
    maxBytes,
  );
}

/** The error for a missing row. It names the data space of the key, since a key of another one is the usual cause. */
export function unknownResource(
  code: 'unknown_contact' | 'unknown_mail',
  { space, isTest }: KeyHolder,
): ApiError {
  const message = isVisitorSpace(space)
    ? 'This key is a short-lived test key. It reaches only what was stored with it.'
    : isTest
      ? 'This key is a test key. It reaches only what test keys stored, nothing live.'
      : 'This key is a live key. It reaches nothing that test keys stored.';
  return hintedError(code, message);
}

/** An error with its usual sentence, and a hint about the key in `faults`. */
export function hintedError(code: ErrorCode, hint: string): ApiError {
  return new ApiError(code, { messages: [errors[code].text], faults: [authorizationFault(hint)] });
}
