import { z } from 'zod';
import type { ApiError } from './api-error.ts';
import { type ErrorCode, errorAddress, errors } from './errors.ts';

/** The envelope of every error: no payload, but what went wrong and where. */
export const errorEnvelope = z
  .object({
    error: z.string().describe('What went wrong, in a sentence you can show to people.'),
    payload: z.null().describe('Null: there is no result.'),
    code: z
      .enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]])
      .describe('Machine-readable error code. Never changes.'),
    request_id: z
      .uuid()
      .describe('Identifies this request in our logs. Also in the Request-Id header.'),
    help: z.url().describe('The page about this error, with its causes and fixes.'),
    faults: z
      .array(
        z.object({
          param: z.string().describe('The field, parameter or header, such as `address.country`.'),
          message: z.string().describe('What is wrong with it and what to do.'),
        }),
      )
      .optional()
      .describe('One entry per invalid field; left out if there are none.'),
  })
  .describe('An error response.');

/** The envelope of one resource: `payload.data`. */
export function resourceEnvelope<Data extends z.core.SomeType>(data: Data) {
  return acceptedEnvelope(z.object({ data }).describe('Holds the result.'));
}

/** The envelope of a list: `payload.data` and the count of matches in `payload.meta.size`. */
export function listEnvelope<List extends z.core.SomeType>(list: List) {
  const size = z.int().min(0).describe('Number of matching entries.');
  const meta = z.object({ size }).describe('About the list.');
  return acceptedEnvelope(z.object({ data: list, meta }).describe('Holds the result.'));
}

/** The envelope of one page of a list: `payload.meta` also has the next cursor, an id unless another schema is given. */
export function pagedEnvelope<Entry extends z.core.SomeType>(
  entry: Entry,
  cursor: z.ZodType<string> = z.uuid(),
) {
  const size = z.int().min(0).describe('Number of matching entries on all pages.');
  const next = cursor.nullable().describe('The cursor of the next page; null on the last page.');
  const meta = z.object({ size, next_cursor: next }).describe('About the list.');
  const data = z.array(entry).describe('The entries of this page.');
  return acceptedEnvelope(z.object({ data, meta }).describe('Holds the result.'));
}

/** The envelope of any other success; the enquiry's payload is a plain sentence. */
export function acceptedEnvelope<Payload extends z.core.SomeType>(payload: Payload) {
  return z.object({ error: z.null().describe('Null: the call succeeded.'), payload });
}

/** The response to a speculative (prefetch) request for an operation with side effects. */
export const prefetchIgnored = z
  .object({
    error: z.literal('Prefetch ignored').describe('Nothing was stored.'),
    payload: z.null().describe('Null: there is no result.'),
  })
  .describe('The response to a prefetch.');

export function success<Payload>(payload: Payload) {
  return { error: null, payload };
}

/** A list of one entry. */
export function onlyPage<Entry>(entry: Entry) {
  return success({ data: [entry], meta: { size: 1, next_cursor: null } });
}

/** The JSON text of a success. */
export function accepted(payload: unknown): string {
  return JSON.stringify(success(payload));
}

/**
 * The JSON text of an error; its messages are joined into one.
 * @param context.site origin of the documentation, without trailing slash
 */
export function errorBody(
  apiError: ApiError,
  { requestId, site }: { requestId: string; site: string },
): string {
  const { message, code, faults } = apiError;
  return JSON.stringify({
    error: message,
    payload: null,
    code,
    request_id: requestId,
    help: site + errorAddress(code),
    ...(faults.length > 0 ? { faults: [...faults] } : {}),
  } satisfies z.input<typeof errorEnvelope>);
}
