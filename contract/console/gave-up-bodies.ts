import { z } from 'zod';
import { gaveUpCauses } from './gave-up.ts';
import { paging } from './list-bodies.ts';

const causeFields = { cause: z.enum(gaveUpCauses), code: z.string().max(20) };

/** A part of a recipient, a webhook's URL or a server's reply. */
const search = z.string().trim().max(200).default('');

export const gaveUpFilter = z.object({ search });

/** Lists the entries of one cause and code, or all without them. */
export const gaveUpQuery = z.object({
  cause: causeFields.cause.optional(),
  code: causeFields.code.optional(),
  search,
  ...paging,
});
export type GaveUpQuery = z.infer<typeof gaveUpQuery>;

/** Resends or discards the entries with these ids, or all of a cause that match the search. */
export const settleBody = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(100) }).strict(),
  z.object({ ...causeFields, search }).strict(),
]);
export type SettleBody = z.input<typeof settleBody>;
