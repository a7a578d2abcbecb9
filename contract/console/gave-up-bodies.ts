import { z } from 'zod';
import { gaveUpCauses } from './gave-up.ts';
import { paging } from './list-bodies.ts';

const kind = { cause: z.enum(gaveUpCauses), code: z.string().max(20) };

/** A part of a recipient, a webhook's URL or a server's reply. */
const search = z.string().trim().max(200).default('');

export const gaveUpFilter = z.object({ search });

/** Without a cause: all. */
export const gaveUpQuery = z.object({
  cause: kind.cause.optional(),
  code: kind.code.optional(),
  search,
  ...paging,
});
export type GaveUpQuery = z.infer<typeof gaveUpQuery>;

/** Either some, or all of a cause that match. */
export const settling = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(100) }).strict(),
  z.object({ ...kind, search }).strict(),
]);
export type Settling = z.input<typeof settling>;
