import { z } from 'zod';

/** What every refusal answers: a sentence and no payload (R226, R227, F3). */
export const refusedEnvelope = z
  .object({
    error: z.string().describe('What went wrong, in a sentence that can be shown as it is.'),
    payload: z.null(),
  })
  .describe('A refusal.');

/** The envelope of one resource: `payload.data` (R228). */
export function resourceEnvelope<Data extends z.core.SomeType>(data: Data) {
  return acceptedEnvelope(z.object({ data }));
}

/** The envelope of a list: `payload.data` and the count of matches in `payload.meta.size` (R228, R229). */
export function listEnvelope<List extends z.core.SomeType>(list: List) {
  const size = z.int().min(0).describe('How many entries match.');
  return acceptedEnvelope(z.object({ data: list, meta: z.object({ size }) }));
}

/** The envelope of one page of a list: `payload.meta` also says how to go on. */
export function pagedEnvelope<Entry extends z.core.SomeType>(entry: Entry) {
  const size = z.int().min(0).describe('How many entries match, on all pages.');
  const next = z.uuid().nullable().describe('The cursor of the next page; null on the last.');
  const meta = z.object({ size, next_cursor: next });
  return acceptedEnvelope(z.object({ data: z.array(entry), meta }));
}

/** The envelope of any other success; the enquiry's payload is a plain sentence (D7). */
export function acceptedEnvelope<Payload extends z.core.SomeType>(payload: Payload) {
  return z.object({ error: z.null(), payload });
}

/** The JSON text of a success. */
export function accepted(payload: unknown): string {
  return JSON.stringify({ error: null, payload });
}

/** The JSON text of a refusal: the faults become one text, sentence after sentence. */
export function refused(messages: readonly string[]): string {
  return JSON.stringify({ error: messages.join(' '), payload: null });
}
