import { z } from 'zod';
import { acceptedEnvelope } from '../envelope.ts';

export const entryIndex = z.int().min(0).describe('Its place in the request, from 0.');

/**
 * The result of an entry that was not stored.
 * @param options.one the noun for an entry, such as `email`
 * @param options.single the noun for what a single call stores
 * @param options.maxError in characters
 */
export function rejectedResult(options: { one: string; single: string; maxError: number }) {
  const { one, single, maxError } = options;
  return z.object({
    index: entryIndex,
    id: z.null().describe('Always null.'),
    status: z.literal('refused').describe(`Nothing was stored for this ${one}.`),
    code: z.string().describe(`Machine-readable error code, as in a call for a single ${single}.`),
    error: z
      .string()
      .describe(`What went wrong, in a sentence or several, cut to ${maxError} characters.`),
  });
}

/** The envelope of a batch's results. @param stored describes the totals */
export function batchEnvelope<Result extends z.core.SomeType, Name extends string>(
  result: Result,
  sent: string,
  [name, stored]: [name: Name, description: string],
) {
  const total = z.int().min(0);
  const meta = z.object({
    size: z.int().min(1).describe(sent),
    [name]: total.describe(stored),
    refused: total.describe('How many were not. See their results.'),
  });
  return acceptedEnvelope(
    z
      .object({
        data: z.array(result).describe('The results, in the order of the request.'),
        meta: meta.describe('Totals.'),
      })
      .describe('The results.'),
  );
}
