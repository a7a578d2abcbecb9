import type { CallScope } from '@grovemail/domain/keys/key-scope.ts';
import { z } from 'zod';
import { acceptedEnvelope } from '../envelope.ts';

export const notStoredCode = 'not_stored';

/** The warning about a call that a test key only checks. */
export function notStored(scope: CallScope): { code: string; message: string } {
  return {
    code: notStoredCode,
    message: `Nothing was stored or changed, because this is a test key: it only checks the call. Make it with a live key that has the scope ${scope}.`,
  };
}

/** The envelope of a result with warnings. */
export function withWarnings<Data extends z.core.SomeType>(
  data: Data,
  codes: [string, ...string[]],
) {
  const code = codes.length > 1 ? z.enum(codes) : z.literal(codes[0]);
  const warning = z.object({
    code: code.describe('Machine-readable warning code.'),
    message: z.string().describe(notAsIntended),
  });
  const warnings = z.array(warning).optional().describe(notAsIntended);
  return acceptedEnvelope(z.object({ data, warnings }).describe('Holds the result.'));
}

const notAsIntended = 'What may not be as you intended.';
